import type { LanguageCode } from '#shared/domain/languages.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 4 January 2026, a Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const dayMs = 86_400_000;

const before =
  'kl|klo|klokka|klokken|klockan|saat|à|às|alle|ore|um|gegen|at|om|в|на|o|a las|las|die|ás|после|до|after|before|nach|vor|après|avant|después de las|antes de las|dopo le|prima delle|depois das|antes das|na|voor|efter|før|etter|po|przed|الساعة|בשעה|午後|午前|下午|上午|晚上|오후|오전';
/** Clock times as they are written: 15:30, 15h, 3pm, 3 Uhr, kl. 15, 15時, 3点半, 오후 3시, 3 बजे. */
const clockTime = `(?:(?:${before})\\.?\\s?)?(?:\\d{1,2}\\s?(?:[:.h]\\s?\\d{2}(?!\\d)|uhr|uur|hrs?|h(?!\\p{L})|[ap]\\.?m\\.?(?!\\p{L})|o'?clock|時半?|点半?|點半?|시\\s?반?|час\\p{L}*|बजे))`;
/** An hour without a unit, only after its preposition and before the clause ends: "um 16", "a las 4". */
const bareHour = `(?:(?:${before})\\.?\\s)\\d{1,2}(?:en)?(?=\\s*(?:$|[,.!?;]\\s|[,.!?;]$))`;

/** A spoken hour after its preposition: "a las cinco", "alle tre", "às dez". */
const spokenHour =
  '(?:(?:a las|sobre las|a la|às|alle|à)\\s(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|uma|duas|três|quatro|sete|oito|nove|dez|onze|doze|tre|quattro|cinque|sei|sette|otto|dieci|undici|dodici|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?!\\p{L}))';

/** An hour after a word that only clock times follow, wherever the clause ends: "الساعة 5", "klo 16". */
const hourOfClock =
  '(?:الساعة|בשעה|kl\\.?|klo|klokken|klokka|klockan|saat)\\s\\d{1,2}(?![\\p{L}\\d]|[.,:/-]\\d)';

const hourWords =
  'eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|een|één|twee|drie|vijf|zes|zeven|negen|tien|twaalf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ett?|två|to|tre|fyra|fire|fem|sex|seks|sju|syv|åtta|åtte|otte|nio|ni|tio|ti|elva|elve|elleve|tolv';
/** Half and quarter hours: "halb zehn", "half past nine", "kwart over drie". */
const partOfHour = `(?:(?:half\\spast|halb|half|halv|(?:drei)?viertel|(?:kwart|kvart|kvarter|quarter)\\s(?:voor|over|över|i|på|past|to))(?:\\s(?:vor|nach))?\\s(?:${hourWords}|\\d{1,2})(?![\\p{L}\\d]))`;
/** An hour without a unit that follows a day: "Monday 12", "martedì prossimo alle 10 va bene?". */
const hourAfterDay = new RegExp(
  `^(?:(?:\\s[\\p{L}\\p{M}]{1,12})?\\s(?:${before})\\.?\\s?\\d{1,2}(?:en)?(?![\\p{L}\\d%€$£]|[.,:/-]\\d)|\\s\\d{1,2}(?=\\s*(?:$|[,.!?;]\\s|[,.!?;]$)))`,
  'iu',
);
const hourAtEnd = '(?<=\\p{L}\\s)\\d{1,2}$';

/** "13-15", "between 9 and 11", "9 to 12": a span of hours. */
const span =
  '(?:(?:between|zwischen|entre|tra le|tra|tussen|mellem|mellom|mellan|między|между|klo|kl\\.?|saat)\\s\\d{1,2}(?:[:.]\\d{2})?\\s?(?:and|und|et|y|e|e le|en|og|och|a|i|и|ja|ile|-|–)\\s?\\d{1,2}(?:[:.]\\d{2})?|\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?=\\s*(?:$|[,.!?;])))';

/** A day of a month: "9 December", "12月3日", "4.12.". Names of months come from the runtime. */
const datePattern = (language: LanguageCode): string => {
  const eastern = '\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日号號일]';
  const figures = '\\d{1,2}\\.\\s?\\d{1,2}\\.(?!\\d)';
  if (['ja', 'zh', 'ko'].includes(language)) return eastern;
  // Beside a day, months are inflected in some languages: "9 grudnia".
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, at) => format.formatToParts(Date.UTC(2026, at, 1)))
    .map((parts) => parts.find(({ type }) => type === 'month')?.value ?? '')
    .map((name) => `${escaped(name.length > 4 ? name.slice(0, -1) : name)}\\p{L}*`)
    .join('|');
  return `(?:\\d{1,2}(?:\\.|er|º|st|nd|rd|th)?\\s?(?:de\\s|of\\s)?(?:${months})|(?:${months})\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|${eastern}|${figures})`;
};

interface Patterns {
  readonly day: RegExp;
  readonly clock: RegExp;
  readonly any: RegExp;
}

const patterns = new Map<LanguageCode, Patterns>();

/** Weekdays and near days come from the runtime, so no language needs a list of its own. */
const patternsFor = (language: LanguageCode): Patterns => {
  const known = patterns.get(language);
  if (known) return known;
  const weekday = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => format.format(sunday + day * dayMs));
  };
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const near = [0, 1, 2].map((days) => relative.format(days, 'day')).filter((word) => !/\d/.test(word));
  const hasSpaces = !['ja', 'zh', 'ko'].includes(language);
  const short = language === 'ja' ? weekday('long').map((day) => day.slice(0, 2)) : weekday('short');
  const full = [...weekday('long'), ...near, ...(hasSpaces ? [] : short.filter((day) => day.length > 1))];
  // As people type them: "sexta" for "sexta-feira", "imorgon", Arabic without its vowel signs.
  const words = full
    .flatMap((day) => [
      day,
      day.replace(/-.*/u, ''),
      day.replace(' ', ''),
      day.normalize('NFD').replace(/[\u064b-\u0652]/gu, ''),
    ])
    .filter((day, at, all) => all.indexOf(day) === at)
    .sort((one, other) => other.length - one.length);
  // Inflected weekdays ("пятницу", "perjantaina") share all but their last letter.
  const stems = words.map((word) =>
    word.length > 4 ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word),
  );
  const start = hasSpaces ? '(?<![\\p{L}\\p{M}\\d])' : '';
  const date = datePattern(language);
  const end = hasSpaces ? '(?![\\p{L}\\p{M}\\d])' : '';
  const make = (list: readonly string[]) => new RegExp(`${start}(?:${list.join('|')})${end}`, 'giu');
  const made = {
    day: make([date, ...stems]),
    clock: make([span, partOfHour, clockTime, hourOfClock, spokenHour, bareHour, hourAtEnd]),
    any: make([date, ...stems, span, partOfHour, clockTime, hourOfClock, spokenHour, bareHour]),
  };
  patterns.set(language, made);
  return made;
};

const maxChars = 60;
/** Letters between a day and its part: "Friday in the afternoon". */
const maxBetween = 10;

const entry = (word: string): string =>
  word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word);

/** Returns the end of a time with the part of the day after it: "Friday afternoon". */
const withDayPart = (text: string, end: number, list: string): number => {
  const parts = list.split('|').map(entry).join('|');
  const after = new RegExp(`^.{0,${maxBetween}}?(?<![a-zà-я])(?:${parts})(?![a-zà-я])`, 'iu');
  const found = after.exec(text.slice(end).split(/[,.;!?\n]/u)[0] ?? '');
  return found ? end + found[0].length : end;
};

const contrast =
  /(?<!\p{L})(?:but|sondern|lieber|sino|mejor|mais|plutôt|ma|bensì|mas|но|а|maar|maar liever|men|utan|vaan|ale|lecz|tylko|ama|değil|rather|instead)(?!\p{L})|じゃなく|ではなく|말고|아니라|而是|不是|بل|ولكن|אלא|बल्कि|नहीं/iu;

/**
 * Returns the part of a text that names a day or a time, from the first to the last such word. If the text
 * repeats the day known before and names another, the other counts.
 */
export const timesIn = (
  text: string,
  language: LanguageCode,
  dayParts = '',
  known = '',
): string | undefined => {
  const { any, day } = patternsFor(language);
  const all = [...text.matchAll(any)];
  // "Not Tuesday but Wednesday": the last one counts.
  const last = all.at(-1);
  const days = [...text.matchAll(day)];
  const lastDay = days.at(-1);
  const firstDay = days[0];
  const isOther = firstDay && lastDay && firstDay[0].toLowerCase() !== lastDay[0].toLowerCase();
  const corrects =
    isOther &&
    (contrast.test(text.slice(firstDay.index, lastDay.index)) ||
      /[.!?。！？]\s/u.test(text.slice(firstDay.index, lastDay.index)) ||
      known.toLowerCase().includes(firstDay[0].toLowerCase()));
  const first = corrects ? lastDay : all[0];
  if (!first || !last) return undefined;
  const start = first.index;
  const wordEnd = Math.max(last.index + last[0].length, start + first[0].length);
  const hour =
    last === lastDay || last.index === lastDay?.index ? hourAfterDay.exec(text.slice(wordEnd)) : null;
  const lastEnd = wordEnd + (hour?.[0].length ?? 0);
  const whole = text.slice(start, dayParts ? withDayPart(text, lastEnd, dayParts) : lastEnd).trim();
  return whole.length <= maxChars && !/(?<!\b(?:kl|klo|godz|\d))[.!?。！？]\s/i.test(whole)
    ? whole
    : first[0].trim();
};

/** Applies a later time to an earlier one: a new hour keeps the day, a new day keeps the hour. */
export const changeTime = (known: string, later: string, language: LanguageCode): string => {
  const { day, clock } = patternsFor(language);
  const [hasDay, hasClock] = [later.search(day) >= 0, later.search(clock) >= 0];
  const [knownDay, knownClock] = [known.search(day) >= 0, known.search(clock) >= 0];
  // A day with its part ("Wednesday afternoon") replaces an hour as well.
  const isBareDay = hasDay && !hasClock && later.replace(day, '').trim().length === 0;
  if (!hasDay && hasClock && knownDay) return knownClock ? known.replace(clock, later) : `${known} ${later}`;
  if (isBareDay && knownClock) return knownDay ? known.replace(day, later) : `${later} ${known}`;
  return later;
};
