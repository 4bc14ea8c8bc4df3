import { anyOf, ends, entriesOf, wordOf } from './words.ts';

/** A calendar day, `2026-11-27`. */
export type Day = string;

const dayMs = 86_400_000;
const isoOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const addDays = (day: Day, count: number): Day => isoOf(timeOf(day) + count * dayMs);
/** Weekday of a day; 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();
export const dayOfMonth = (day: Day): number => Number(day.slice(8));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** Next occurrence of a day and month, today included; undefined if it doesn't exist. */
const nextDate = (today: Day, day: number, month: number, year?: number): Day | undefined => {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const first = year ?? Number(today.slice(0, 4));
  for (const candidate of year ? [first] : [first, first + 1]) {
    const time = Date.UTC(candidate, month - 1, day);
    const iso = isoOf(time);
    if (new Date(time).getUTCDate() === day && iso >= today) return iso;
  }
  return undefined;
};

/** Next occurrence of a day of the month, such as the 28th. */
export const nextDayOfMonth = (today: Day, day: number): Day | undefined => {
  const month = monthOf(today);
  if (day < 1 || day > 31) return undefined;
  return day >= dayOfMonth(today)
    ? nextDate(today, day, month)
    : nextDate(today, day, month === 12 ? 1 : month + 1);
};

export interface DayWords {
  readonly weekdays: readonly RegExp[];
  /** Matches compounds of a weekday and a time of day. */
  readonly compound: RegExp;
  readonly days: readonly RegExp[];
  readonly months: readonly { before: RegExp; after: RegExp }[];
}

const formsOf = (list: string): string[][] => list.split('|').map((entry) => entriesOf(entry, '/'));
const pattern = (source: string): RegExp => new RegExp(source, 'u');

const longName = 5;

/** Splits compounds such as "dinsdagochtend" into day and time of day. */
export const parted = (text: string, { compound }: DayWords): string => text.replace(compound, '$1 ');

/**
 * Short forms such as "ter" or "zo" are often other words. They count as days alone or before a dot, comma
 * or time.
 */
const isDay = (text: string, { 0: match, index }: RegExpExecArray): boolean => {
  if (match.length > 3 || !/^\p{Script=Latin}+$/u.test(match)) return true;
  const before = text.slice(0, index);
  const after = text.slice(index + match.length);
  if (/\d\s*$/.test(before)) return false;
  if (/^\s*(?:\p{L}{1,3}\.?\s+)?\d{1,2}(?:[:.h]\d{2}|\s?(?:h|u|uhr|uur|pm|am|p\.m)(?!\p{L}))/u.test(after))
    return true;
  // "Ja, genau so." ends in a word, "Fri." stands alone.
  return (
    /^\s*(?:[.,!?]|$)/u.test(after) &&
    /(?:^|[,.;:(]|(?<!\p{L})(?:am|on|next|this|den|op|på|le|el))\s*$/u.test(before)
  );
};

/** Compiles a language's words for days into patterns. */
export const dayWordsOf = (words: { weekdays: string; days: string; months: string }): DayWords => ({
  weekdays: formsOf(words.weekdays).map((forms) => pattern(wordOf(forms))),
  compound: new RegExp(
    `(?<!\\p{L})(${anyOf(
      formsOf(words.weekdays)
        .flat()
        .filter((form) => form.length >= longName),
    )})(?=\\p{Script=Latin})`,
    'gu',
  ),
  days: formsOf(words.days).map((forms) => pattern(wordOf(forms))),
  months: formsOf(words.months).map((forms) => ({
    before: pattern(`${anyOf(forms)}\\.?\\s*(?:the\\s)?(\\d{1,2})(?![\\d:])`),
    after: pattern(
      `(?<!\\d)(\\d{1,2})(?:\\s*(?:st|nd|rd|th|er|e|de|일|日|\\.))?\\s*(?:de\\s|of\\s)?${anyOf(forms)}${ends}`,
    ),
  })),
});

/** Finds a day in a text and returns it with the remaining text. */
export const readDay = (
  text: string,
  words: DayWords,
  { today, asked, monthFirst }: { today: Day; asked: boolean; monthFirst: boolean },
): { day?: Day | undefined; rest: string } => {
  const without = (found: RegExpExecArray): string =>
    `${text.slice(0, found.index)} ¦ ${text.slice(found.index + found[0].length)}`;
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso)
    return { day: nextDate(today, Number(iso[3]), Number(iso[2]), Number(iso[1])), rest: without(iso) };
  const eastern = /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号일]?/u.exec(text);
  if (eastern)
    return { day: nextDate(today, Number(eastern[2]), Number(eastern[1])), rest: without(eastern) };
  const figures =
    /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?(?!\d)/.exec(text) ??
    (asked
      ? /(?<!\d)(\d{1,2})\.\s?(\d{1,2})(?:\.(?:20)?(\d{2}))?\.?(?!\d)/
      : /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.(?:(?:20)?(\d{2}))?(?!\d)/
    ).exec(text);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    const isAmerican = monthFirst && figures[0].includes('/') && first <= 12;
    const year = figures[3] ? 2000 + Number(figures[3]) : undefined;
    const day = isAmerican ? nextDate(today, second, first, year) : nextDate(today, first, second, year);
    if (day) return { day, rest: without(figures) };
  }
  // "7.12" is a date, "18.30" and "9.05" are times.
  const short = /(?<![\d.])(\d{1,2})\.(0?[1-46-9]|1[12])(?![\d.:])/.exec(text);
  const shortDay = short && nextDate(today, Number(short[1]), Number(short[2]));
  if (short && shortDay && !/^\s*(?:uhr|h|pm|am)/u.test(text.slice(short.index + short[0].length)))
    return { day: shortDay, rest: without(short) };
  for (const [index, { before, after }] of words.months.entries()) {
    const found = after.exec(text) ?? before.exec(text);
    if (found) return { day: nextDate(today, Number(found[1]), index + 1), rest: without(found) };
  }
  for (const [index, weekday] of words.weekdays.entries()) {
    const found = weekday.exec(text);
    if (!found || !(asked || isDay(text, found))) continue;
    const ahead = ((index + 1 - weekdayOf(today) + 13) % 7) + 1;
    return { day: addDays(today, ahead), rest: without(found) };
  }
  for (const ahead of [2, 1, 0]) {
    const found = words.days[ahead]?.exec(text);
    if (found) return { day: addDays(today, ahead), rest: without(found) };
  }
  return { rest: text };
};
