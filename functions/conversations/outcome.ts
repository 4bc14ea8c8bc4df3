import type { ChatOutcome } from '#shared/api/chat.ts';
import type { TurnOutcome } from '#shared/domain/conversations.ts';

/** Returns the outcome as counted: an answer that opens a form is `passed`. */
export const turnOutcome = (reply: {
  readonly outcome?: ChatOutcome | undefined;
  readonly action?: string | undefined;
}): TurnOutcome => (reply.action ? 'passed' : (reply.outcome ?? 'answered'));

/** Whether a visitor who leaves after this turn counts as left without an answer. */
export const isMiss = (outcome: TurnOutcome): boolean => outcome === 'unknown' || outcome === 'clarified';
