import type { SessionAwaiting } from '#shared/api/flow-sessions.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** Where this tab's conversation stands in a guided flow: the open question, and what has become of it. */
export interface FlowAt {
  /** The flow's link and its session. */
  readonly flow: string;
  readonly session: string;
  readonly step: number;
  readonly language: LanguageCode;
  readonly awaiting: SessionAwaiting;
  /** The question as it was asked, for asking it again. */
  readonly question: string;
  /** How often something else was said instead of an answer. */
  readonly misses: number;
}

const key = 'chat-flow';

const accept = (value: unknown): FlowAt | undefined => {
  const at = value as Partial<FlowAt> | null;
  const isWhole =
    typeof at?.flow === 'string' &&
    typeof at.session === 'string' &&
    typeof at.step === 'number' &&
    typeof at.question === 'string' &&
    typeof at.misses === 'number' &&
    typeof at.awaiting?.kind === 'string' &&
    isLanguageCode(at.language);
  return isWhole ? (at as FlowAt) : undefined;
};

/** The flow of this tab's conversation; it survives a reload with it. */
export const readFlowAt = (): FlowAt | undefined =>
  readStored<FlowAt | undefined>(key, undefined, accept, 'session');

export const saveFlowAt = (at: FlowAt | undefined): void => {
  if (at) writeStored(key, at, 'session');
  else removeStored(key, 'session');
};
