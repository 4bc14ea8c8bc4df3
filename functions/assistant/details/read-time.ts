import type { LanguageCode } from '#shared/domain/languages.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 4 January 2026, a Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const dayMs = 86_400_000;

/** Clock times as they are written: 15:30, 15h, 3pm, 3 Uhr, kl. 15, 15時, 3点半, 오후 3시, 3 बजे. */
const clockTime =
  "(?:(?:kl|klo|klokka|klokken|klockan|saat|à|às|alle|ore|um|gegen|at|om|в|на|o|الساعة|בשעה|午後|午前|下午|上午|晚上|오후|오전)\\.?\\s?)?(?:\\d{1,2}\\s?(?:[:.h]\\s?\\d{2}(?!\\d)|uhr|uur|hrs?|h(?!\\p{L})|[ap]\\.?m\\.?(?!\\p{L})|o'?clock|時半?|点半?|點半?|시\\s?반?|час\\p{L}*|बजे))";

const patterns = new Map<LanguageCode, RegExp>();

/** Weekdays and near days come from the runtime, so no language needs a list of its own. */
const timePattern = (language: LanguageCode): RegExp => {
  const known = patterns.get(language);
  if (known) return known;
  const weekday = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(sunday + day * dayMs));
  };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const near = [0, 1, 2].map((days) => relative.format(days, 'day')).filter((word) => !/\d/.test(word));
  const words = [...weekday('long'), ...near].sort((one, other) => other.length - one.length);
  // Inflected weekdays ("пятницу", "perjantaina") share all but their last letter.
  const stems = words.map((word) =>
    word.length > 4 ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word),
  );
  const hasSpaces = !['ja', 'zh', 'ko'].includes(language);
  const start = hasSpaces ? '(?<![\\p{L}\\p{M}\\d])' : '';
  const end = hasSpaces ? '(?![\\p{L}\\p{M}\\d])' : '';
  const pattern = new RegExp(`${start}(?:${stems.join('|')}|${clockTime})${end}`, 'giu');
  patterns.set(language, pattern);
  return pattern;
};

const maxChars = 60;

/** Returns the part of a text that names a day or a time, from the first to the last such word. */
export const timesIn = (text: string, language: LanguageCode): string | undefined => {
  const found = [...text.matchAll(timePattern(language))];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return undefined;
  const whole = text.slice(first.index, last.index + last[0].length).trim();
  return whole.length <= maxChars && !/[.!?。！？]\s/.test(whole) ? whole : first[0].trim();
};
