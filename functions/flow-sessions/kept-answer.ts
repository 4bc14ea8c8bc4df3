import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import type { SessionAwaiting, SessionTurn } from '#shared/api/flow-sessions.ts';
import { paymentKinds, redact } from '#shared/domain/redact/redact.ts';
import { toTurn } from './step.ts';

interface Kept {
  /** The answer in the form in which it may be kept. */
  readonly text: string;
  /** It goes no further before the visitor has said what is meant. */
  readonly isHeld: boolean;
}

/**
 * The visitor's answer without card, account and identity numbers. Where the question is for a text or a number, which an
 * order number can look like, the visitor is asked first; an answer that was shown masked and is meant (`asIs`) is kept.
 */
export const keptAnswer = (awaiting: SessionAwaiting | null, input: string, asIs: boolean): Kept => {
  const kind = awaiting?.kind;
  const isOption = awaiting?.options?.some(({ value, label }) => input === value || input === label);
  if (isOption) return { text: input, isHeld: false };
  const isOpen = kind === 'text' || kind === 'number';
  if (isOpen && asIs) return { text: input, isHeld: false };
  const { text, found } = redact(input, kind === 'phone' ? paymentKinds : undefined);
  return { text, isHeld: isOpen && found.length > 0 };
};

/** The open question once more, with the answer as it would be kept. */
export const heldTurn = (session: FlowSession, said: string): SessionTurn => ({
  ...toTurn(session),
  messages: [],
  masked: true,
  said,
});
