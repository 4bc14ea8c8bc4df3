import { type AnswerLimits, hasRange } from './fields.ts';
import { formatDay } from './find-date.ts';
import type { FlowTexts } from './language-data.ts';

interface LimitOptions {
  readonly language: string;
  readonly texts: FlowTexts;
  /** YYYY-MM-DD; without it, `days` is not checked. */
  readonly today: string | undefined;
}

/** The error message for an answer outside its question's limits; undefined if it is within. */
export const findLimitProblem = (
  kind: string,
  { min, max, days }: AnswerLimits,
  answer: string,
  { language, texts, today }: LimitOptions,
): string | undefined => {
  const write = (text: string) =>
    text.replace(/\{(min|max)\}/g, (_, name) =>
      new Intl.NumberFormat(language).format((name === 'min' ? min : max) ?? 0),
    );
  if (hasRange(kind)) {
    const size = kind === 'number' ? Number(answer) : [...answer].length;
    if (min !== undefined && size < min)
      return write(kind === 'number' ? texts.limits.atLeast : texts.limits.tooShort);
    if (max !== undefined && size > max)
      return write(kind === 'number' ? texts.limits.atMost : texts.limits.tooLong);
  }
  if (kind !== 'date' || today === undefined) return undefined;
  if (days === 'future' && answer < today) return texts.limits.todayOrLater;
  if (days === 'past' && answer > today) return texts.limits.todayOrEarlier;
  return undefined;
};

/** The engine's error message for an answer of the wrong kind. */
export const describeKind = (
  kind: keyof FlowTexts['again'],
  { language, texts, today = '2030-12-24' }: LimitOptions,
): string => texts.again[kind].replace('{example}', formatDay(today, language, 'long'));
