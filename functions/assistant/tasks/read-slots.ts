import type { DemoFrames, OpenHours } from '#shared/content/templates/demo-types.ts';
import { emailsIn } from '#shared/domain/person.ts';
import { findDate, parseNumericDate } from '#shared/flow/find-date.ts';
import { findPhone } from '../details/read-details.ts';
import { withoutAmounts } from './amounts.ts';
import { numberPatterns } from './number-words.ts';
import {
  type Day,
  type DayWords,
  dayWordsOf,
  nextDayOfMonth,
  parted,
  readDay,
  weekdayOf,
} from './read-day.ts';
import type { Slot, Values } from './slots.ts';
import { anyOf, ends, entriesOf, hasAny, latinDigits, patternOf, prepared, wordOf } from './words.ts';

/** A language's words as patterns. */
export interface SlotWords {
  readonly days: DayWords;
  readonly months: readonly { name: string; pattern: RegExp }[];
  readonly numbers: readonly (readonly [RegExp, number])[];
  readonly people: readonly RegExp[];
  readonly clock: RegExp;
  readonly hour: RegExp;
  /** "9 in the morning". */
  readonly hourOfPart: RegExp;
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
  months: words.months.split('|').map((forms) => ({
    name: forms.split('/')[0] ?? '',
    pattern: new RegExp(wordOf(entriesOf(forms, '/')), 'u'),
  })),
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
  hourOfPart: new RegExp(
    `(?<![\\d:.\\p{L}])(\\d{1,2})\\s*(?:${anyOf([...entriesOf(words.morning), ...entriesOf(words.evening)])})${ends}`,
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
  readonly language: string;
  readonly today: Day;
  /** The slot that was asked for; it takes values without words around them. */
  readonly asked?: Slot | undefined;
  readonly slots: readonly Slot[];
  readonly known: Values;
  readonly open?: readonly OpenHours[] | undefined;
  readonly codePrefix?: string | undefined;
  readonly options?: ReadonlyMap<string, readonly string[]> | undefined;
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
  isParty = false,
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
    (isParty ? undefined : take(words.hourOfPart.exec(text), (h) => timeAt(h, 0))) ??
    (asked
      ? take(/(?<![\d\p{Script=Latin}])(\d{1,2})(?!\d)/u.exec(withoutAmounts(text)), (h) => timeAt(h, 0))
      : undefined) ??
    (hasAny(text, words.noon) ? { minutes: 12 * 60, rest: text } : { rest: text })
  );
};

const trimmed = (name: string): string =>
  name
    .replace(/[.,;!?…。，！？¦☎()"“”]+.*$/u, '')
    .trim()
    .replace(/\s+/g, ' ');

const isName = (name: string, words: number): boolean =>
  !/^\p{Script=Han}{6,}$/u.test(name) &&
  /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u.test(name) &&
  name.split(' ').length <= words;

const isNamelike = (name: string): boolean =>
  !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name) || /^\p{Lu}/u.test(name);

/** Removes trailing words from a name: "名前は田中です". */
const named = (name: string, { nameAfter }: SlotWords): string => nameAfter?.exec(name)?.[1]?.trim() ?? name;

/** Verb endings and polite words that a bare name doesn't have. */
const isSentence =
  /(?:です|ます|ました|ません|でした|ください|下さい|けど|かな|よね|[はのをにねよか])$|(?:요|니다|니까|죠|(?:.{4,}|.*\s.*)[네지어음])$|(?:^|\s)(?:है|हैं|हूँ|हूं|था|थी|दो|दीजिए|करो|चाहिए|नहीं|हाँ|हां|ठीक)$/u;

/** Chinese and Japanese names end at a space before a longer text: "我姓王 你再说一遍". */
const hanName = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const isBeside =
    rest.join('').length > 4 || /^(?:电话|電話|手机|手機|微信|邮箱|郵箱|携帯)/u.test(rest[0] ?? '');
  return /^\p{Script=Han}{1,4}$/u.test(first) && isBeside ? first : name;
};

/** The words before a phone number or address, in scripts without capitals: "김민수 010-1234-5678". */
const nameBeside = (text: string): string | undefined => {
  const spaced =
    /(?:^|[.,;،¦])\s*([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}'"]+(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}'"]+){0,2})\s*☎/u.exec(
      text,
    )?.[1];
  if (spaced) return spaced;
  const unspaced =
    /(?:^|[\s.,;、，])([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,5})[,，、]?\s*☎/u.exec(
      text,
    )?.[1];
  return unspaced && !isSentence.test(unspaced) ? unspaced : undefined;
};

const readName = (text: string, words: SlotWords, asked: boolean): string | undefined => {
  const source = text.normalize('NFC').replace(/[’ʼ]/g, "'");
  const said = (asked ? words.nameAsked : words.nameBefore).exec(source);
  // Words such as "です" end any sentence, so they mark a name only if the demo asked for one.
  const ended = asked ? words.nameAfter?.exec(source)?.[1] : undefined;
  const introduced = hanName(named(trimmed(said?.[1] ?? ended ?? ''), words));
  if (isName(introduced, 3) && (asked || isNamelike(introduced))) return introduced;
  if (!asked) return undefined;
  const bare = trimmed(source);
  // Names in small letters are short; more of them are a sentence.
  const most = /^\p{Ll}/u.test(bare) ? 2 : 4;
  return isName(bare, most) && !/[?？؟]/u.test(text) && !isSentence.test(bare) ? bare : undefined;
};

const readPeople = (text: string, words: SlotWords, bare: boolean): number | undefined => {
  for (const pattern of words.people) {
    const found = pattern.exec(text);
    if (found) return Number(found[1]);
  }
  const only = bare ? /(?<![\d:.])(\d{1,3})(?![\d:.]\d|\d)/.exec(withoutAmounts(text)) : null;
  return only ? Number(only[1]) : undefined;
};

/** An order number: the caller's own format, letters with digits ("AB-1234"), or a long enough number. */
const readCode = (text: string, prefix: string | undefined, isAsked: boolean): string | undefined => {
  const own = prefix
    ? new RegExp(`(?<!\\p{Script=Latin})${prefix.toLowerCase()}\\s?[-–#:]?\\s?(\\d{3,8})(?!\\d)`, 'u').exec(
        text,
      )
    : undefined;
  if (own) return `${prefix}-${own[1]}`;
  const other =
    /(?<![\p{Script=Latin}\d])([a-z]{1,4}[-–#]?\d[\da-z-]{2,14})(?![\p{Script=Latin}\d])/u.exec(text) ??
    /(?<![\d\p{Script=Latin}:.])#\s?(\d{3,12})(?!\d)/u.exec(text) ??
    /(?<![\d:.,+-])(?!(?:19|20)\d\d(?!\d))(\d{4,12})(?![\d:]|[.,]\d)/u.exec(text) ??
    (isAsked ? /(?<!\d)(\d{3,4})(?!\d)/u.exec(text) : null);
  return other?.[1]?.toUpperCase();
};

/** A number plate: letters with digits ("ABC 123", "B-KL 4711", "粤B·12345"); any short text with a digit when asked. */
const readPlate = (text: string, isAsked: boolean): string | undefined => {
  const found =
    /(?<![\p{L}\d])(?=[\p{L}\d \-·]{4,12}(?![\p{L}\d]))(?:\p{Lu}{1,3}[ \-·]?\p{Lu}{0,3}[ -]?\d{2,5}[ -]?\p{Lu}{0,3}|\d{1,4}[ -]?\p{Lu}{1,3}[ -]?\d{0,4}|\p{Script=Han}\p{Lu}[ ·]?[\dA-Z]{5}|\d{2,3}\p{Script=Hangul} ?\d{4})(?![\p{L}\d])/u.exec(
      text,
    )?.[0];
  if (found && /\d/.test(found) && /\p{L}/u.test(found)) return found.trim();
  if (!isAsked) return undefined;
  const piece = text.split(/[,，、;\n]/u).find((part) => /\d/.test(part));
  const bare = piece?.replace(/[.!。]+$/u, '').trim();
  return bare && bare.length <= 24 ? bare : undefined;
};

const birthdayPattern =
  /(?<!\d)(?:\d{4}[-/年년]\s?\d{1,2}[-/月월]\s?\d{1,2}[日일]?|\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)\d{2})(?!\d)/u;
const writtenBirthday =
  /(?<!\d)\d{1,2}(?:\.|er|st|nd|rd|th)?\s+(?:de\s+)?[\p{L}\p{M}]{3,12}\.?,?\s+(?:de\s+)?(?:19|20)\d{2}(?!\d)|[\p{L}\p{M}]{3,12}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+(?:19|20)\d{2}(?!\d)/u;

/** A date of birth as written: a full date in the past. */
const readBirthday = (text: string, { language, today }: ReadingContext): string | undefined => {
  const digits = birthdayPattern.exec(text)?.[0];
  if (digits) {
    const date = parseNumericDate(digits.replace(/\s/g, ''), language, today);
    return (date ?? '0') < today ? digits : undefined;
  }
  const written = writtenBirthday.exec(text)?.[0];
  if (!written) return undefined;
  const date = findDate(written, language, today);
  return date === undefined || date < today ? written : undefined;
};

const readChoice = (
  text: string,
  ids: readonly string[],
  options: ReadingContext['options'],
): string | undefined => {
  let best: { id: string; length: number } | undefined;
  for (const id of ids) {
    const found = patternOf(options?.get(id) ?? []).exec(text);
    if (found && found[0].length > (best?.length ?? 0)) best = { id, length: found[0].length };
  }
  return best?.id;
};

/** Reads "two pastas and a tiramisu" to `pasta*2,tiramisu*1`. Counts stand before or after the dish. */
const readOrder = (
  text: string,
  ids: readonly string[],
  options: ReadingContext['options'],
): string | undefined => {
  const items: { id: string; at: number; end: number }[] = [];
  for (const id of ids) {
    const found = patternOf(options?.get(id) ?? []).exec(text);
    if (found) items.push({ id, at: found.index, end: found.index + found[0].length });
  }
  items.sort((one, other) => one.at - other.at);
  let from = 0;
  const leads = items.map(({ at, end }) => {
    const before = /(?<![\d:.])(\d{1,2})(?!\d|[:.]\d)[^\d]{0,24}$/u.exec(text.slice(from, at))?.[1];
    from = end;
    return before;
  });
  const isTrailing = leads[0] === undefined && items.length > 0;
  return items.length === 0
    ? undefined
    : items
        .map(({ id, end }, index) => {
          const after = isTrailing
            ? /^[^\d,，、]{0,10}?(\d{1,2})(?!\d|[:.]\d|\s?(?:時|시|点|h|uhr|pm|am))/u.exec(
                text.slice(end, items[index + 1]?.at),
              )?.[1]
            : undefined;
          return `${id}*${Number((isTrailing ? after : leads[index]) ?? 1) || 1}`;
        })
        .join(',');
};

/** Two or three capitalised words that are a whole part of the message: "ABC 123, Erik Lund". */
const readLooseName = (text: string): string | undefined =>
  text
    .split(/[,;\n☎]|\s[-–—]\s/u)
    .map((part) => part.replace(/[.!]+$/u, '').trim())
    .find((part) =>
      /^\p{Lu}[\p{L}\p{M}'’-]+(?: (?:de |van |der |von |da |di |og |och |und |and |en |et |y |e |i |ja |ve )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}$/u.test(
        part,
      ),
    );

/** A full name that is one part of an answer with more parts: "Euthyrox 50, Anna Wrona". */
const nameBesideText = (text: string): string | undefined => {
  const name = readLooseName(text);
  return name && /[\p{L}\p{N}]/u.test(text.replace(name, '')) ? name : undefined;
};

/** A message that is only one to three capitalised words: a name, even when something else was asked. */
export const isBareName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de |van |der |von |da |di )?\p{Lu}[\p{L}'’-]+){0,2}[.!]?$/u.test(
    text.trim(),
  );

/** The first part of a message that has only capitalised words: "Sam, +1 555 0188". */
const firstCapitalised = (text: string): string | undefined => {
  const part = text.split(/[,;\n]/u).find((piece) => /\p{L}/u.test(piece)) ?? '';
  const [name = ''] = /^\s*(?:\p{Lu}[\p{L}\p{M}'’-]*\.?\s*){1,4}(?!\S)/u.exec(`${part} `) ?? [];
  return name.trim() === '' ? undefined : name.trim();
};

/** What is left of a message after its typed values are removed. */
const cut = (text: string, found: string | undefined, mark = ' , '): string =>
  found ? text.replace(found, mark) : text;
const beside = ' ☎ , ';

/** Extracts a task's values from a sentence, in any order. */
export const readSlots = (sentence: string, words: SlotWords, context: ReadingContext): Values => {
  const { today, asked, slots, known, open, codePrefix, options } = context;
  const slotOf = (type: Slot['takes']) => slots.find(({ takes }) => takes === type);
  const read: Record<string, string | number | undefined> = {};
  const take = (slot: Slot | undefined, value: string | number | undefined) => {
    if (slot && value !== undefined) read[slot.id] = value;
  };
  const isAsked = (slot: Slot | undefined) => slot !== undefined && slot.id === asked?.id;
  let plain = latinDigits(sentence.normalize('NFKC'));
  const email = emailsIn(plain).at(-1);
  plain = cut(plain, email, beside);
  const birthday = readBirthday(plain, context);
  take(slotOf('birthday'), birthday);
  plain = cut(plain, birthday);
  const plate = slotOf('plate');
  if (plate && isAsked(plate)) {
    const value = readPlate(plain, true);
    take(plate, value);
    plain = cut(plain, value);
  }
  const phone = findPhone(plain);
  plain = cut(plain, phone, beside);
  take(slotOf('contact'), [email, phone].filter(Boolean).join(', ') || undefined);
  if (plate && read[plate.id] === undefined) {
    const value = readPlate(plain, false);
    take(plate, value);
    plain = cut(plain, value);
  }
  const whole = parted(prepared(plain), words.days);
  let rest = whole;
  const code = slotOf('code');
  if (code) take(code, readCode(rest, codePrefix, isAsked(code)));
  for (const slot of slots.filter(({ takes }) => takes === 'choice')) {
    if (slot.options) take(slot, readChoice(rest, slot.options, options));
  }
  const day = slotOf('day');
  if (day) {
    const found = readDay(rest, words.days, { today, asked: isAsked(day), monthFirst: words.monthFirst });
    rest = found.rest;
    // "Saturday doesn't work, make it Sunday": the known day is only mentioned.
    const other =
      found.day !== undefined && found.day === known[day.id]
        ? readDay(rest, words.days, { today, asked: isAsked(day), monthFirst: words.monthFirst })
        : undefined;
    if (other?.day) rest = other.rest;
    take(day, other?.day ?? found.day);
    // "Friday 4.12, else Monday 7.12 after 4": another date isn't a time.
    if (found.day) rest = rest.replace(/(?<![\d.])\d{1,2}\.(?:0?[1-46-9]|1[12])(?![\d.:])/g, ' ¦ ');
  }
  // German and Dutch count dishes in one word: "zweimal", "tweemaal".
  rest = rest.replace(/(?<=\p{L}{2})ma+l(?!\p{L})/gu, ' ');
  for (const [word, value] of words.numbers) rest = rest.replace(word, ` ${value} `);
  rest = rest.replace(/\s+/g, ' ');
  const order = slotOf('order');
  if (order?.options) take(order, readOrder(rest, order.options, options));
  const people = slotOf('people');
  const time = slotOf('time');
  if (time) {
    const part = hasAny(whole, words.evening)
      ? 'evening'
      : hasAny(whole, words.morning)
        ? 'morning'
        : undefined;
    const takesPeople = people !== undefined && readPeople(rest, words, false) !== undefined;
    const { minutes, rest: left } = readTime(rest, words, isAsked(time) && !takesPeople, takesPeople);
    rest = left;
    const date = (day && (read[day.id] ?? known[day.id])) as string | undefined;
    if (minutes !== undefined) take(time, placed(minutes, part, date, open));
  }
  if (people) {
    const corrects = known[people.id] !== undefined && hasAny(rest, words.no) && asked?.takes !== 'day';
    const value = readPeople(rest, words, isAsked(people) || corrects);
    if (value !== undefined && value > 0) take(people, value);
  }
  if (day && read[day.id] === undefined && isAsked(day)) {
    const number = /(?<![\d\p{Script=Latin}])(\d{1,2})(?!\d)/u.exec(withoutAmounts(rest));
    const isOther = [time, people].some((slot) => slot && read[slot.id] !== undefined);
    if (number && !isOther) take(day, nextDayOfMonth(today, Number(number[1])));
  }
  const count = slotOf('count');
  if (count && isAsked(count)) take(count, readCount(plain));
  const period = slots.find(({ id }) => id === 'period');
  if (period) take(period, readPeriod(whole, words, known[period.id]));
  const person = slotOf('person');
  // Hangul is decomposed while reading.
  const dayless = rest.normalize('NFC').includes('☎') ? rest.normalize('NFC') : plain;
  if (person) {
    const others = Object.keys(read).length > 0;
    const isText = asked?.takes === 'text';
    take(
      person,
      readName(plain, words, isAsked(person) && !others) ??
        ((others || birthday) && !isText && known[person.id] === undefined
          ? (readLooseName(plain) ?? nameBeside(dayless))
          : undefined),
    );
    if (isAsked(person) && read[person.id] === undefined)
      take(person, nameBeside(dayless) ?? readLooseName(plain));
    // A full name beside an address or number corrects a single word that was taken for one.
    const full = (email ?? phone) && readLooseName(plain);
    const before = known[person.id];
    if (full && typeof before === 'string' && !/^\p{Lu}\S+ .*\p{Lu}/u.test(before)) take(person, full);
    if (asked && isText && asked.id !== 'address' && known[person.id] === undefined)
      take(person, nameBesideText(plain));
    if (isAsked(person) && others && read[person.id] === undefined) take(person, firstCapitalised(plain));
  }
  // "Order 90417, in size 42": the rest of the answer belongs to the next text slot.
  const next = slots.find(
    ({ id, takes, isOptional }) => takes === 'text' && !isOptional && known[id] === undefined,
  );
  if (next && isAsked(code) && code && read[code.id] !== undefined) {
    const number = String(read[code.id]).replace(/\D/g, '');
    take(
      next,
      plain
        .split(/[,;،，、]/u)
        .map((part) => part.trim())
        .find((part) => /\d/.test(part) && !part.includes(number)),
    );
  }
  if (asked?.takes === 'text') {
    const name = person && asked.id !== 'address' ? nameBesideText(plain) : undefined;
    const text = [email, phone, name]
      .reduce<string>((left, found) => cut(left, found), sentence)
      .replace(/(?:,\s*)+/gu, ', ')
      .replace(/^[\s,;]+|[\s,;.]+$/gu, '');
    const introduced = person && read[person.id] !== undefined && name === undefined && text.length < 40;
    const isFit = asked.id !== 'period' || read.period !== undefined || /(?<!\d)\d{1,2}(?!\d)/.test(text);
    if (/[\p{L}\p{N}]/u.test(text) && !introduced && isFit) read[asked.id] = read.period ?? text;
  }
  return read;
};

const dayBefore = /(\d{1,2})(?:\.|º|er|st|nd|rd|th)?\s*(?:de |of |d')?$/u;

/** "1 December – 15 January": two dates; a single one later replaces the end. */
const readPeriod = (text: string, words: SlotWords, known: unknown): string | undefined => {
  const dates = words.months
    .map(({ name, pattern }) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .flatMap(({ name, at }) => {
      const day = dayBefore.exec(text.slice(0, at))?.[1];
      return day ? [`${day} ${name}`] : [];
    });
  if (dates.length > 1) return `${dates[0]} – ${dates.at(-1)}`;
  const [start, end] = String(known ?? '').split(' – ');
  return dates[0] && end ? `${start} – ${dates[0]}` : readMonths(text, words);
};

/** The months of a text, in order, with a number of months: "December + January". */
const readMonths = (text: string, { months }: SlotWords): string | undefined => {
  const found = months
    .map(({ name, pattern }) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (found.length === 0) return undefined;
  const count = /(?<!\d)\d{1,2}\s?\p{L}+/u.exec(text)?.[0];
  return [found.map(({ name }) => name).join(' + '), count].filter(Boolean).join(', ');
};

const readCount = (text: string): number | undefined => {
  const found = /\d{1,3}(?:[.,\s'’]\d{3})+|\d+/u.exec(text)?.[0];
  const thousands = /\d\s?(?:k|tkm|tys|тыс|mila|mil|mille|tusen|万|만|हज़ार|ألف|אלף|bin)/iu.test(text);
  const myriad = /\d\s?(?:万|만|萬)/u.test(text);
  const value = found ? Number(found.replace(/\D/g, '')) : undefined;
  return value === undefined
    ? undefined
    : value < 1000 && thousands
      ? value * (myriad ? 10_000 : 1000)
      : value;
};

/** Whether a business is open at a time; never on a closed day. */
export const isOpen = (open: readonly OpenHours[] | undefined, day: Day, minutes?: number): boolean => {
  if (!open) return true;
  const hours = open[weekdayOf(day)] ?? [];
  return minutes === undefined ? hours.length > 0 : minutesIn(hours, minutes);
};
