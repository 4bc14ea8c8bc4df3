import { type LanguageCode, languageCodes } from './languages.ts';

/** An owner's answer to a question in one language, in addition to the product's cards. */
export interface TaughtAnswer {
  readonly text: string;
  /** Written by a model and not yet reviewed. */
  readonly draft?: boolean | undefined;
}

export interface TaughtCard {
  /** `taught.` followed by letters or digits, which no product card uses. */
  readonly id: string;
  readonly questions: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
  readonly answers: Readonly<Partial<Record<LanguageCode, TaughtAnswer>>>;
  /** A link within this site: a path with an anchor. */
  readonly link?: string | undefined;
  /** First and last day on which it is used, `YYYY-MM-DD` in the company's time zone. */
  readonly validFrom?: string | undefined;
  readonly validUntil?: string | undefined;
  /** Increases with each change of the card. */
  readonly version: number;
  readonly updatedAt: string;
}

/** The owner's overrides of brand.ts. Times are company time. */
export interface CompanyFacts {
  /** `HH:MM` */
  readonly openFrom?: string | undefined;
  readonly openTo?: string | undefined;
  /** ISO weekdays, Monday is 1. */
  readonly openDays?: readonly number[] | undefined;
  /** Response time in hours. */
  readonly responseHours?: number | undefined;
  /** Hours until a first version is running. */
  readonly firstVersionHours?: number | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
}

/** Maximum number of taught cards and lengths of their questions and answers. */
export const maxTaughtCards = 300;
export const maxQuestions = 40;
export const questionChars = 300;
export const answerChars = 1500;

/** Whether a card is valid on a day, `YYYY-MM-DD` in the company's zone. */
export const isSaidOn = ({ validFrom, validUntil }: TaughtCard, day: string): boolean =>
  (!validFrom || validFrom <= day) && (!validUntil || day <= validUntil);

/** Whether a card has a question and a reviewed answer in a language. */
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

/** Languages in which a card is complete, and those in which it isn't. */
export const cardLanguages = (
  card: Pick<TaughtCard, 'questions' | 'answers'>,
): { readonly spoken: LanguageCode[]; readonly missing: LanguageCode[] } => ({
  spoken: languageCodes.filter((code) => speaks(card, code)),
  missing: languageCodes.filter((code) => !speaks(card, code)),
});
