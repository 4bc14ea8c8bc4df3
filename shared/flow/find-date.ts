import { toAsciiDigits } from './find-number.ts';
import { getLanguageData } from './language-data.ts';

const dayMs = 86_400_000;
const maxChars = 60;

/** Writes a day in a language: `Friday, December 4, 2026`, or without its weekday. */
export const formatDay = (date: string, language: string, style: 'full' | 'long' = 'full'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(Date.parse(date));

/** Lower case without accents, so that `manana` is read like `mañana`. Keeps Devanagari's vowel signs. */
const fold = (text: string, language: string): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
    .normalize('NFC')
    .replace(/[’'`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const toDate = (year: number, month: number, day: number): string | undefined => {
  // Date.UTC rolls an invalid day over into another month or year.
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return isSame && year >= 1900 ? date.toISOString().slice(0, 10) : undefined;
};

const addDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

const addMonths = (today: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
};

/** The first such day from today on. */
const nextOccurrence = (today: string, month: number, day: number): string | undefined => {
  const year = Number(today.slice(0, 4));
  // Eight years always contain a 29 February.
  const candidates = Array.from({ length: 9 }, (_, index) => toDate(year + index, month, day));
  return candidates.find((date) => date !== undefined && date >= today);
};

/** `85` is 1985 and `27` is 2027: at most 20 years ahead. */
const fullYear = (year: string, today: string): number => {
  if (year.length > 2) return Number(year);
  const recent = 2000 + Number(year);
  return recent > Number(today.slice(0, 4)) + 20 ? recent - 100 : recent;
};

/** `3/4` is day first, but ambiguous in English: then only unmistakable dates are accepted. */
const slashedDayAndMonth = (
  first: number,
  second: number,
  language: string,
): [number, number] | undefined => {
  if (!/^en\b/i.test(language) || first > 12) return [first, second];
  return second > 12 || first === second ? [second, first] : undefined;
};

/** Reads a date in digits. Without `today`, the year must be there with four digits. */
export const parseNumericDate = (text: string, language: string, today?: string): string | undefined => {
  const iso = /^(\d{4})(?:[-/]|[年년]\s?)(\d{1,2})(?:[-/]|[月월]\s?)(\d{1,2})[日일号]?$/.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const eastern = /^(\d{1,2})[月월]\s?(\d{1,2})[日일号]?$/.exec(text);
  if (eastern) return today && nextOccurrence(today, Number(eastern[1]), Number(eastern[2]));
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2})?)?$/.exec(text) ?? [];
  if (first === '' || (mark === '-' && year === '') || (year.length < 4 && !today)) return undefined;
  const pair: [number, number] | undefined =
    mark === '.'
      ? [Number(first), Number(second)]
      : slashedDayAndMonth(Number(first), Number(second), language);
  if (!pair) return undefined;
  const [day, month] = pair;
  if (year === '') return today && nextOccurrence(today, month, day);
  return toDate(today ? fullYear(year, today) : Number(year), month, day);
};

interface Names {
  /** Folded names with their index: weekdays from Monday (0), months from January (1). */
  readonly weekdays: readonly (readonly [string, number])[];
  readonly months: readonly (readonly [string, number])[];
}
const namesByLanguage = new Map<string, Names>();

/** Names of weekdays and months as Intl writes them alone and within a date, long and short. */
const getNames = (language: string): Names => {
  const known = namesByLanguage.get(language);
  if (known) return known;
  const list = (type: 'weekday' | 'month', dates: readonly number[], first: number) =>
    dates.flatMap((date, index) =>
      (['long', 'short'] as const).flatMap((style) =>
        [{ [type]: style }, { [type]: style, day: 'numeric' as const }].map((options) => {
          const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(
            date,
          );
          const name = parts.find((part) => part.type === type)?.value ?? '';
          // Hebrew writes "day Friday": the last word is the name.
          const word = fold(name, language).replace(/\.$/, '').split(' ').at(-1) ?? '';
          return [word, index + first] as const;
        }),
      ),
    );
  const names: Names = {
    // 1 January 2024 was a Monday.
    weekdays: list(
      'weekday',
      Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day)),
      0,
    ),
    months: list(
      'month',
      Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15)),
      1,
    ),
  };
  namesByLanguage.set(language, names);
  return names;
};

const commonPrefix = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** Finds a name, also cut or with another ending (`sexta`, `пятницу`) if only one name begins like it. */
const findName = (word: string, names: Names['weekdays']): number | undefined => {
  const exact = names.find(([name]) => name === word)?.[1];
  if (exact !== undefined) return exact;
  const near = names.filter(([name]) => {
    const length = commonPrefix(name, word);
    return length >= 4 && (length === word.length || length >= name.length - 1);
  });
  const found = new Set(near.map(([, index]) => index));
  return found.size === 1 ? [...found][0] : undefined;
};

/** Days, weeks or months from today, as Intl writes them: `in 3 Tagen`, `übermorgen`, `2 週間後`. */
const parseOffset = (text: string, language: string, today: string): string | undefined => {
  const { days, numbers } = getLanguageData(language).dates;
  const given = Object.entries(days).find(([words]) => fold(words, language) === text);
  if (given) return addDays(today, given[1]);
  const asDigits = new Map(Object.entries(numbers).map(([word, number]) => [fold(word, language), number]));
  const words = text
    .split(' ')
    .map((word) => String(asDigits.get(word) ?? word))
    .join(' ');
  const count = Number(/\d+/.exec(words)?.[0] ?? 0);
  const folded = (value: number, unit: 'day' | 'week' | 'month', numeric: 'auto' | 'always') =>
    fold(toAsciiDigits(new Intl.RelativeTimeFormat(language, { numeric }).format(value, unit)), language);
  const squeeze = (value: string) => value.replace(/[\s.]/g, '');
  for (const offset of [0, 1, 2, -1, -2])
    if (squeeze(folded(offset, 'day', 'auto')) === squeeze(text)) return addDays(today, offset);
  if (count === 0 || count > 500) return undefined;
  for (const sign of [1, -1]) {
    const matches = (unit: 'day' | 'week' | 'month') =>
      squeeze(folded(sign * count, unit, 'always')) === squeeze(words);
    if (matches('day')) return addDays(today, sign * count);
    if (matches('week')) return addDays(today, sign * count * 7);
    if (matches('month')) return addMonths(today, sign * count);
  }
  return undefined;
};

/** Splits a text into words; languages without spaces between words are split at the words that dates consist of. */
const splitWords = (text: string, language: string, vocabulary: readonly string[]): string[] => {
  const spaced = text.split(/[\s,]+/).filter(Boolean);
  if (!/^(ja|zh|ko|he)/.test(language)) return spaced;
  const longestFirst = [...vocabulary].sort((a, b) => b.length - a.length);
  return spaced.flatMap((chunk) => {
    const words: string[] = [];
    for (let rest = chunk; rest !== ''; ) {
      const start = rest;
      const word = longestFirst.find((entry) => entry !== '' && start.startsWith(entry)) ?? rest;
      words.push(word);
      rest = rest.slice(word.length);
    }
    return words;
  });
};

/** `24. Dezember`, `Friday, March 5th 2027`, `next friday`: a month with a day, or a weekday. */
const parseNamedDate = (text: string, language: string, today: string): string | undefined => {
  const { nextWords, ignoredWords } = getLanguageData(language).dates;
  const names = getNames(language);
  const next = new Set(nextWords.map((word) => fold(word, language)));
  const ignored = new Set(ignoredWords.map((word) => fold(word, language)));
  const vocabulary = [...next, ...ignored, ...names.weekdays.map(([name]) => name)];
  const numbers: number[] = [];
  let isNext = false;
  let weekday: number | undefined;
  let month: number | undefined;
  for (const word of splitWords(text, language, vocabulary)) {
    const bare = word.replace(/\.$/, '');
    const number = /^(\d{1,4})(?:st|nd|rd|th|er|[ºªoae]|:?[ae]|-?го)?$/.exec(bare)?.[1];
    if (number !== undefined) numbers.push(Number(number));
    else if (next.has(bare)) isNext = true;
    else if (!ignored.has(bare)) {
      const asWeekday = findName(bare, names.weekdays);
      const asMonth = asWeekday === undefined ? findName(bare, names.months) : undefined;
      if (asWeekday === undefined && asMonth === undefined) return undefined;
      weekday = asWeekday ?? weekday;
      month = asMonth ?? month;
    }
  }
  if (month !== undefined) {
    const [day, year] = (numbers[0] ?? 0) > 31 ? [numbers[1], numbers[0]] : numbers;
    if (day === undefined || numbers.length > 2 || isNext) return undefined;
    return year === undefined ? nextOccurrence(today, month, day) : toDate(year, month, day);
  }
  if (weekday === undefined || numbers.length > 0) return undefined;
  // From Monday; 1 January 1970 was a Thursday.
  const current = (Math.floor(Date.parse(today) / dayMs) + 3) % 7;
  return addDays(today, isNext ? 7 - current + weekday : ((weekday - current + 6) % 7) + 1);
};

/**
 * Reads a day as people write it, in this language or English, as `YYYY-MM-DD`: `14.3.2030`, `24 December`, `tomorrow`,
 * `in two weeks`, `next friday` (Friday of the coming week). Names come from Intl, so that all languages work alike.
 */
export const findDate = (input: string, language: string, today: string): string | undefined => {
  if (input.length > maxChars) return undefined;
  for (const code of new Set([language, 'en'])) {
    const text = fold(toAsciiDigits(input.normalize('NFKC')), code).replace(/[\s.!。]+$/, (end) =>
      /^\.$/.test(end) ? end : '',
    );
    const ignored = new Set(getLanguageData(code).dates.ignoredWords.map((word) => fold(word, code)));
    const bare = text
      .split(' ')
      .filter((word, index, words) => index === words.length - 1 || !ignored.has(word))
      .join(' ');
    const found =
      parseNumericDate(bare, language, today) ??
      parseOffset(text.replace(/\.$/, ''), code, today) ??
      parseNamedDate(text, code, today);
    if (found) return found;
  }
  return undefined;
};
