import type { ChatOutcome, ChatState } from '#shared/api/chat.ts';
import { pageGroup, type TurnOutcome } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** What became of an exchange, as it is counted: leading to a person or a form is `passed`. */
export const outcomeOf = (reply: {
  readonly outcome?: ChatOutcome | undefined;
  readonly action?: string | undefined;
}): TurnOutcome => (reply.action ? 'passed' : (reply.outcome ?? 'answered'));

/** Whether who says no more after this has left without an answer. */
export const isMiss = (outcome: TurnOutcome): boolean => outcome === 'unknown' || outcome === 'clarified';

/** Whether the last answer, by the hint that came back with this message, was none. */
export const missedBefore = (state: unknown): boolean =>
  (state as { missed?: unknown } | null | undefined)?.missed === true;

interface Ended {
  readonly outcome: TurnOutcome;
  /** Where the exchange is kept, if it is. */
  readonly turn?: string | undefined;
  readonly language: LanguageCode;
  readonly page: string | undefined;
  readonly card: string | undefined;
  readonly now: Date;
}

/** The state with what the next message needs to know for the figures: whether this one was answered, and where it is kept. */
export const hintOf = (
  state: ChatState | undefined,
  { outcome, turn, language, page, card, now }: Ended,
): ChatState => ({
  ...state,
  ...(isMiss(outcome) ? { missed: true } : {}),
  ...(turn && (outcome === 'answered' || outcome === 'clarified')
    ? {
        kept: {
          turn,
          at: now.toISOString(),
          language,
          page: pageGroup(page),
          ...(card === undefined ? {} : { card }),
          ...(outcome === 'clarified' ? { asked: true } : {}),
        },
      }
    : {}),
});
