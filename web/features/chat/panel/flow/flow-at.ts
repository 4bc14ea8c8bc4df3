import type { SessionAwaiting } from '#shared/api/flow-sessions.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import { persisted } from '#web/lib/persist.ts';

/** The conversation's position in a flow: the open question and its state. */
export interface FlowAt {
  /** The flow's public UUID and the session id. */
  readonly flow: string;
  readonly session: string;
  /** Opens the session if cookies are blocked. */
  readonly secret?: string | undefined;
  readonly step: number;
  readonly language: LanguageCode;
  readonly awaiting: SessionAwaiting;
  /** The question's text, to repeat it. */
  readonly question: string;
  /** Number of messages that were not an answer to it. */
  readonly misses: number;
}

const accept = (value: unknown): FlowAt | undefined => {
  const at = value as Partial<FlowAt> | null;
  const isWhole =
    typeof at?.flow === 'string' &&
    typeof at.session === 'string' &&
    ['string', 'undefined'].includes(typeof at.secret) &&
    typeof at.step === 'number' &&
    typeof at.question === 'string' &&
    typeof at.misses === 'number' &&
    typeof at.awaiting?.kind === 'string' &&
    isLanguageCode(at.language);
  return isWhole ? (at as FlowAt) : undefined;
};

const stored = persisted<FlowAt | undefined>('chat-flow', {
  fallback: undefined,
  parse: accept,
  area: 'session',
});

/** Reads the flow position of this tab; it survives a reload. */
export const readFlowAt = (): FlowAt | undefined => stored.read();

export const saveFlowAt = (at: FlowAt | undefined): void => {
  if (at) stored.write(at);
  else stored.clear();
};
