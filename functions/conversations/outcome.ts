import type { ChatOutcome } from '#shared/api/chat.ts';
import type { TurnOutcome } from '#shared/domain/conversations.ts';

/** What became of an exchange, as it is counted: leading to a person or a form is `passed`. */
export const outcomeOf = (reply: {
  readonly outcome?: ChatOutcome | undefined;
  readonly action?: string | undefined;
}): TurnOutcome => (reply.action ? 'passed' : (reply.outcome ?? 'answered'));

/** Whether the last answer, by the hint that came back with this message, was none. */
export const missedBefore = (state: unknown): boolean => {
  const misses = (state as { misses?: unknown } | null | undefined)?.misses;
  return typeof misses === 'number' && misses > 0;
};
