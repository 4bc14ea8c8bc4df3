import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import type { SessionAwaiting, SessionTurn } from '#shared/api/flow-sessions.ts';
import { paymentKinds, redact } from '#shared/domain/redact/redact.ts';
import { describeChoice } from '#shared/flow/several.ts';
import { toTurn } from './step.ts';

interface RedactedAnswer {
  /** The answer with numbers masked, which may be stored. */
  readonly text: string;
  /** Whether the visitor must confirm before the flow continues. */
  readonly isHeld: boolean;
}

/**
 * Masks card, account and identity numbers in an answer. If the question asks for a text or number, where an
 * order number can look like one, the visitor confirms first; `asIs` stores the original after the visitor
 * confirmed it.
 */
export const redactAnswer = (
  awaiting: SessionAwaiting | null,
  input: string,
  asIs: boolean,
): RedactedAnswer => {
  const kind = awaiting?.kind;
  if (describeChoice(awaiting?.options, input) !== undefined) return { text: input, isHeld: false };
  const isOpen = kind === 'text' || kind === 'number';
  if (isOpen && asIs) return { text: input, isHeld: false };
  const { text, found } = redact(input, kind === 'phone' ? paymentKinds : undefined);
  return { text, isHeld: isOpen && found.length > 0 };
};

/** Repeats the open question, with the masked answer. */
export const askForConfirmationTurn = (session: FlowSession, said: string): SessionTurn => ({
  ...toTurn(session),
  messages: [],
  masked: true,
  said,
});
