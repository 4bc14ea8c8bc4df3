import type { DemoFrames, OpenHours, SlotId } from '#shared/content/templates/demo-types.ts';
import { type Day, type DayWords, dayWordsOf, nextDayOfMonth, parted, readDay, weekdayOf } from './dates.ts';
import { numberPatterns } from './number-words.ts';
import { anyOf, ends, entriesOf, hasAny, patternOf, prepared } from './words.ts';

/** Values understood so far: the day as ISO text, the time in minutes since midnight. */
export interface Slots {
  readonly people?: number | undefined;
  readonly day?: Day | undefined;
  readonly time?: number | undefined;
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly choice?: string | undefined;
}

/** A language's words as patterns. */
export interface SlotWords {
  readonly days: DayWords;
  readonly numbers: readonly (readonly [RegExp, number])[];
  readonly people: readonly RegExp[];
  readonly clock: RegExp;
  readonly hour: RegExp;
  readonly halfPast?: RegExp | undefined;
  readonly halfTo?: RegExp | undefined;
  readonly at?: RegExp | undefined;
  readonly morning: readonly string[];
  readonly evening: readonly string[];
  readonly noon: readonly string[];
  readonly cancel: readonly string[];
  readonly no: readonly string[];
  readonly nameBefore: RegExp;
  readonly nameAsked: RegExp;
  readonly nameAfter?: RegExp | undefined;
  readonly monthFirst: boolean;
}

const optional = (list: string, source: (words: readonly string[]) => string): RegExp | undefined => {
  const words = entriesOf(list);
  return words.length > 0 ? new RegExp(source(words), 'u') : undefined;
};

const start = '(?<![\\p{L}\\p{M}\\p{N}])';

/** Names are case-sensitive, so their patterns run on the original text. */
const typed = (list: string): string[] =>
  list
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const introducing = (list: string): RegExp =>
  new RegExp(`${start}(?:${anyOf(typed(list))})\\s*:?\\s*(.+)$`, 'iu');

/** Compiles a language's words into patterns, once per language. */
export const slotWordsOf = ({ words }: DemoFrames, monthFirst: boolean): SlotWords => ({
  days: dayWordsOf(words),
  numbers: numberPatterns(words),
  people: [
    new RegExp(`(?<![\\d:.])(\\d{1,3})\\s*${anyOf(entriesOf(words.people))}${ends}`, 'u'),
    new RegExp(
      `${start}${anyOf(entriesOf(words.forPeople))}\\s*(\\d{1,3})(?![\\d:]|\\s*(?:pm|h|${anyOf(entriesOf(words.hour))})(?!\\p{L}))`,
      'u',
    ),
  ],
  clock: /(?<!\d)(\d{1,2})\s?(?:[:.]|h|時|点|點|시)\s?(\d{2})(?!\d)/u,
  hour: new RegExp(
    `(?<!\\d)(\\d{1,2})\\s*(?:${anyOf([...entriesOf(words.hour), 'pm', 'a.m.', 'p.m.'])})(?!\\p{Script=Latin})(?:\\s?(半|반))?`,
    'u',
  ),
  halfPast: optional(words.halfPast, (list) => `${start}${anyOf(list)}\\s*(\\d{1,2})(?!\\d)`),
  halfTo: optional(words.halfTo, (list) => `${start}${anyOf(list)}\\s*(\\d{1,2})(?!\\d)`),
  at: optional(words.at, (list) => `${start}${anyOf(list)}\\s*(\\d{1,2})(?![\\d:])`),
  morning: entriesOf(words.morning),
  evening: [...entriesOf(words.evening), 'pm', 'p.m.'],
  noon: entriesOf(words.noon),
  cancel: entriesOf(words.cancel),
  no: entriesOf(words.no),
  nameBefore: introducing(words.nameBefore),
  nameAsked: introducing(`${words.nameBefore}|${words.nameAsked}`),
  nameAfter: words.nameAfter
    ? new RegExp(
        `^(?:.*[,，、]\\s*)?([^,，、]{1,30}?)\\s*(?:${anyOf(typed(words.nameAfter))})[.。!！।]?$`,
        'u',
      )
    : undefined,
  monthFirst,
});

export interface ReadingContext {
  readonly today: Day;
  readonly asked?: SlotId | undefined;
  readonly slots: readonly SlotId[];
  readonly known: Slots;
  readonly open?: readonly OpenHours[] | undefined;
  readonly codePrefix?: string | undefined;
  /** The task's options with their synonyms. */
  readonly options: readonly (readonly [string, readonly string[]])[];
}

const minutesIn = (hours: OpenHours | undefined, minutes: number): boolean =>
  (hours ?? []).some(([from, to]) => minutes >= from * 60 && minutes < to * 60);

/** Resolves an ambiguous hour such as "8" to the one within opening hours. */
const placed = (
  minutes: number,
  part: 'morning' | 'evening' | undefined,
  day: Day | undefined,
  open: readonly OpenHours[] | undefined,
): number => {
  if (minutes >= 13 * 60) return minutes;
  const later = minutes < 12 * 60 ? minutes + 12 * 60 : minutes;
  if (part === 'evening') return later;
  if (part === 'morning') return minutes;
  if (!open) return minutes;
  const fits = (time: number) =>
    day ? minutesIn(open[weekdayOf(day)], time) : open.some((hours) => minutesIn(hours, time));
  return !fits(minutes) && (fits(later) || minutes < 7 * 60) ? later : minutes;
};

const timeAt = (hour: number, minute: number): number | undefined =>
  hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;

const readTime = (
  text: string,
  words: SlotWords,
  asked: boolean,
): { minutes?: number | undefined; rest: string } => {
  const take = (found: RegExpExecArray | null | undefined, minutes: (hour: number) => number | undefined) => {
    if (!found) return undefined;
    const value = minutes(Number(found[1]));
    return value === undefined
      ? undefined
      : {
          minutes: value,
          rest: `${text.slice(0, found.index)} ¦ ${text.slice(found.index + found[0].length)}`,
        };
  };
  const clock = words.clock.exec(text);
  const hour = words.hour.exec(text);
  return (
    take(clock, (h) => timeAt(h, Number(clock?.[2]))) ??
    take(words.halfTo?.exec(text), (h) => (h > 0 ? timeAt(h - 1, 30) : undefined)) ??
    take(words.halfPast?.exec(text), (h) => timeAt(h, 30)) ??
    take(hour, (h) => timeAt(h, hour?.[2] ? 30 : 0)) ??
    take(words.at?.exec(text), (h) => timeAt(h, 0)) ??
    (asked ? take(/(?<!\d)(\d{1,2})(?!\d)/.exec(text), (h) => timeAt(h, 0)) : undefined) ??
    (hasAny(text, words.noon) ? { minutes: 12 * 60, rest: text } : { rest: text })
  );
};

const trimmed = (name: string): string =>
  name
    .replace(/[.,;!?…。，！？¦()"“”]+.*$/u, '')
    .trim()
    .replace(/\s+/g, ' ');

const isName = (name: string, words: number): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u.test(name) && name.split(' ').length <= words;

const isNamelike = (name: string): boolean =>
  !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name) || /^\p{Lu}/u.test(name);

/** Removes trailing words from a name: "名前は田中です". */
const named = (name: string, { nameAfter }: SlotWords): string => nameAfter?.exec(name)?.[1]?.trim() ?? name;

/** Verb endings and polite words that a bare name doesn't have. */
const isSentence =
  /(?:です|ます|ました|ません|でした|ください|下さい|けど|かな|よね|[はのをにねよか])$|(?:요|니다|니까|죠|(?:.{4,}|.*\s.*)[네지어음])$|(?:^|\s)(?:है|हैं|हूँ|हूं|था|थी|दो|दीजिए|करो|चाहिए|नहीं|हाँ|हां|ठीक)$/u;

const readName = (text: string, words: SlotWords, asked: boolean): string | undefined => {
  const source = text.normalize('NFC').replace(/[’ʼ]/g, "'");
  const said = (asked ? words.nameAsked : words.nameBefore).exec(source);
  // Words such as "です" end any sentence, so they mark a name only if the demo asked for one.
  const ended = asked ? words.nameAfter?.exec(source)?.[1] : undefined;
  const introduced = named(trimmed(said?.[1] ?? ended ?? ''), words);
  if (isName(introduced, 3) && (asked || isNamelike(introduced))) return introduced;
  if (!asked) return undefined;
  const bare = trimmed(source);
  return isName(bare, 4) && !/[?？؟]/u.test(text) && !isSentence.test(bare) ? bare : undefined;
};

const readPeople = (text: string, words: SlotWords, bare: boolean): number | undefined => {
  for (const pattern of words.people) {
    const found = pattern.exec(text);
    if (found) return Number(found[1]);
  }
  const only = bare ? /(?<![\d:.])(\d{1,3})(?![\d:.]\d|\d)/.exec(text) : null;
  return only ? Number(only[1]) : undefined;
};

const readCode = (text: string, prefix: string, asked: boolean): string | undefined => {
  const found =
    new RegExp(`(?<!\\p{L})${prefix.toLowerCase()}\\s?[-–#:]?\\s?(\\d{3,6})(?!\\d)`, 'u').exec(text) ??
    (asked ? /(?<!\d)(\d{3,6})(?!\d)/.exec(text) : null);
  return found ? `${prefix}-${found[1]}` : undefined;
};

const readChoice = (text: string, options: ReadingContext['options']): string | undefined => {
  let best: { id: string; length: number } | undefined;
  for (const [id, words] of options) {
    const found = patternOf(words).exec(text);
    if (found && found[0].length > (best?.length ?? 0)) best = { id, length: found[0].length };
  }
  return best?.id;
};

/** Extracts a task's values from a sentence, in any order. */
export const readSlots = (sentence: string, words: SlotWords, context: ReadingContext): Slots => {
  const { today, asked, slots, known, open, codePrefix, options } = context;
  const has = (slot: SlotId) => slots.includes(slot);
  const whole = parted(prepared(sentence), words.days);
  let rest = whole;
  const read: { -readonly [Key in keyof Slots]: Slots[Key] } = {};
  if (has('code') && codePrefix) read.code = readCode(rest, codePrefix, asked === 'code');
  if (has('choice')) read.choice = readChoice(rest, options);
  if (has('day')) {
    const { day, rest: left } = readDay(rest, words.days, {
      today,
      asked: asked === 'day',
      monthFirst: words.monthFirst,
    });
    rest = left;
    read.day = day;
  }
  for (const [word, value] of words.numbers) rest = rest.replace(word, ` ${value} `);
  rest = rest.replace(/\s+/g, ' ');
  if (has('time')) {
    const part = hasAny(whole, words.evening)
      ? 'evening'
      : hasAny(whole, words.morning)
        ? 'morning'
        : undefined;
    const takesPeople = has('people') && readPeople(rest, words, false) !== undefined;
    const { minutes, rest: left } = readTime(rest, words, asked === 'time' && !takesPeople);
    rest = left;
    if (minutes !== undefined) read.time = placed(minutes, part, read.day ?? known.day, open);
  }
  if (has('people')) {
    const corrects = known.people !== undefined && hasAny(rest, words.no) && asked !== 'day';
    const people = readPeople(rest, words, asked === 'people' || corrects);
    if (people !== undefined && people > 0) read.people = people;
  }
  if (has('day') && read.day === undefined && asked === 'day') {
    const number = /(?<!\d)(\d{1,2})(?!\d)/.exec(rest);
    if (number && read.time === undefined) read.day = nextDayOfMonth(today, Number(number[1]));
  }
  if (has('name')) {
    const nothingElse = Object.values(read).every((value) => value === undefined);
    read.name = readName(sentence, words, asked === 'name' && nothingElse);
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** Whether a business is open at a time; never on a closed day. */
export const isOpen = (open: readonly OpenHours[] | undefined, day: Day, minutes?: number): boolean => {
  if (!open) return true;
  const hours = open[weekdayOf(day)] ?? [];
  return minutes === undefined ? hours.length > 0 : minutesIn(hours, minutes);
};
