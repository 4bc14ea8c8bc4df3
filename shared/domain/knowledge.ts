import { type LanguageCode, languageCodes } from './languages.ts';

/**
 * What the owner teaches the assistant beside the cards that come with the product: an answer to questions, said in the
 * languages it was written in.
 */
export interface TaughtAnswer {
  readonly text: string;
  /** A model wrote it and nobody has read it yet. */
  readonly draft?: boolean | undefined;
}

export interface TaughtCard {
  /** `taught.` and letters or digits, so that it can't be mistaken for one of the product's own cards. */
  readonly id: string;
  readonly questions: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
  readonly answers: Readonly<Partial<Record<LanguageCode, TaughtAnswer>>>;
  /** A place on this site, as a path with an anchor. */
  readonly link?: string | undefined;
  /** First and last day on which it is said, in the company's zone, `YYYY-MM-DD`. */
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  /** Counts the card's changes. */
  readonly version: number;
  readonly updatedAt: string;
}

/** What the owner says about the company; what is absent stays as in brand.ts. Times are the company's wall clock. */
export interface CompanyFacts {
  /** `HH:MM` */
  readonly openFrom?: string | undefined;
  readonly openTo?: string | undefined;
  /** ISO weekdays, Monday is 1. */
  readonly openDays?: readonly number[] | undefined;
  /** Within how many hours a message is answered. */
  readonly responseHours?: number | undefined;
  /** Within how many hours a first version runs. */
  readonly firstVersionHours?: number | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
}

/** Most cards, and the longest question and answer. */
export const mostTaughtCards = 300;
export const mostQuestions = 40;
export const questionChars = 300;
export const answerChars = 1500;

/** Whether a card is said on this day, `YYYY-MM-DD` in the company's zone. */
export const isSaidOn = ({ validFrom, validUntil }: TaughtCard, day: string): boolean =>
  (!validFrom || validFrom <= day) && (!validUntil || day <= validUntil);

/** Whether who asks in a language finds the card and gets its answer in it: it has a question and an answer that is no draft. */
const speaks = (
  { questions, answers }: Pick<TaughtCard, 'questions' | 'answers'>,
  code: LanguageCode,
): boolean => {
  const answer = answers[code];
  return (
    (questions[code] ?? []).some((line) => line.trim() !== '') &&
    answer !== undefined &&
    !answer.draft &&
    answer.text.trim() !== ''
  );
};

/** The languages that a card is asked and said in, and those that it isn't yet. */
export const cardLanguages = (
  card: Pick<TaughtCard, 'questions' | 'answers'>,
): { readonly spoken: LanguageCode[]; readonly missing: LanguageCode[] } => ({
  spoken: languageCodes.filter((code) => speaks(card, code)),
  missing: languageCodes.filter((code) => !speaks(card, code)),
});
