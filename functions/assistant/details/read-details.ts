import type { DetailTexts } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { emailsIn, phonesIn } from '#shared/domain/person.ts';
import { changeTime, timesIn } from './read-time.ts';

/** A visitor's details, as typed. */
export interface Details {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
  /** When to call or meet, in the visitor's words. */
  readonly when?: string | undefined;
}

const [minPhoneDigits, maxPhoneDigits] = [7, 15];

const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));

/** `1 200 000` is a count, `612 345 678` a telephone number. */
const isCount = (text: string): boolean => /^\d{1,2}(?:[ .]\d{3})+$/.test(text.trim());

/** An order or invoice number, a price, a share: digits attached to other signs. */
const isPartOf = (text: string, phone: string): boolean => {
  const at = text.indexOf(phone);
  return (
    /(?:[\p{Script=Latin}\p{Script=Cyrillic}\d#@€$£-]|\d[.,])$/u.test(text.slice(0, at)) ||
    /^(?:[\d%€$£]|[.,]\d)/.test(text.slice(at + phone.length))
  );
};

/** Returns the first telephone number in a text, as typed; dates, counts and prices don't count. */
export const findPhone = (text: string): string | undefined => {
  const plain = asciiDigits(text);
  return phonesIn(plain).find((phone) => {
    const digits = phone.replace(/\D/g, '').length;
    return digits >= minPhoneDigits && digits <= maxPhoneDigits && !isCount(phone) && !isPartOf(plain, phone);
  });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const phrases = (list: string): string =>
  list
    .split('|')
    .filter((phrase) => phrase.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const hasCapitals = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
const maxNameWords = 4;
const particle = /^(?:de|van|der|den|von|da|di|du|del|la|le|bin|al|el|y|dos|das)$/;

/** The words after an introduction that can be a name: capitalised where the script has capitals. */
const nameFrom = (rest: string, after: RegExp | undefined): string | undefined => {
  const [head = ''] = rest.split(/[,.;:!?…。，、！？،؛\n()"“”]|\s[-–—]\s|\d/u);
  const bare = head.replace(after ?? /$^/u, '').trim();
  const words: string[] = [];
  for (const word of bare.split(/\s+/)) {
    const fits = /^[\p{L}\p{M}'’.-]+$/u.test(word) && (!hasCapitals(word) || /^\p{Lu}/u.test(word));
    if (words.length >= maxNameWords || !(fits || (words.length > 0 && particle.test(word)))) break;
    words.push(word);
  }
  while (particle.test(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ');
  // Scripts without spaces and capitals: a longer run of letters is a sentence.
  const maxChars = hasCapitals(name)
    ? 60
    : /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)
      ? 8
      : 30;
  return name !== '' && name.length <= maxChars ? name : undefined;
};

/** An introduction isn't the beginning of another word, in scripts that put spaces between words. */
const ownWord = '(?![\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Devanagari}])';

const findName = (text: string, { introduces, nameAfter }: DetailTexts): string | undefined => {
  const source = text.normalize('NFC').replace(/[’ʼ]/g, "'");
  const after = nameAfter ? new RegExp(`(?:${phrases(nameAfter)}).*$`, 'u') : undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases(introduces)})${ownWord}\\s*[:：]?\\s*(.+)`,
    'giu',
  );
  for (const [, rest = ''] of source.matchAll(pattern)) {
    const name = nameFrom(rest, after);
    if (name) return name;
  }
  return undefined;
};

const separators = /[,;:\n、，،：。！!?？؟|·؛]|\.(?=\s|$)|\s[-–—]\s/u;
/** Short answers that stand beside a number but are no name. */
const noNames =
  /^(?:大丈夫|結構|以上|無料|希望|你好|您好|谢谢|好的|可以|电话|手机|邮箱|今天|明天|下午|上午|네|예|감사합니다|안녕하세요|शुक्रिया|धन्यवाद|नमस्ते|مرحبا|شكرا|اهلا|أهلا|שלום|תודה|היי)/u;

/** A part of a message without an introduction that can only be a name. */
const isName = (part: string): boolean => {
  if (noNames.test(part) || part.length > 40) return false;
  if (hasCapitals(part)) {
    const words = part.split(/\s+/);
    return (
      words.length <= maxNameWords &&
      words.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]+$/u.test(word) || particle.test(word)) &&
      !particle.test(words.at(-1) ?? '')
    );
  }
  if (/^[\p{Script=Han}\p{Script=Katakana}・\s]{2,8}$/u.test(part)) return true;
  return /^(?:[\p{Script=Hangul}]{2,4}|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}'’]+(?:\s[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}'’]+){1,2})$/u.test(
    part,
  );
};

/** "Camille Renard, 01 99 00 12 34": a name beside an address, a number or a time, without an introduction. */
const findBareName = (
  text: string,
  { nameAfter }: DetailTexts,
  given: readonly string[],
  isReached: boolean,
): string | undefined => {
  const ending = new RegExp(
    `(?:です|でございます|입니다|이에요|예요|さん|${nameAfter ? phrases(nameAfter) : 'です'})$`,
    'u',
  );
  const parts = given
    .reduce((rest, value) => rest.replace(value, ','), text)
    .split(separators)
    .map((part) => part.trim());
  const isFirst = (at: number): boolean => parts.slice(0, at).every((part) => part === '');
  return parts
    .map((part) => part.replace(ending, '').trim())
    .find((part, at) => {
      if (!isName(part)) return false;
      return isReached ? part.includes(' ') || !hasCapitals(part) || !isFirst(at) : /^\p{Lu}.* /u.test(part);
    });
};

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Reads what one message of the visitor says about them. */
export const readDetails = (
  text: string,
  texts: DetailTexts,
  language: LanguageCode,
  known?: Details,
): Details => {
  const email = emailsIn(text).at(-1);
  const rest = email ? text.replace(email, ' , ') : text;
  const phone = findPhone(rest);
  const when = timesIn(
    phone ? asciiDigits(rest).replace(phone, ' , ') : asciiDigits(rest),
    language,
    texts.dayParts,
    known?.when,
  );
  // Without capitals, words beside a time are more often a sentence than a name.
  const given = [phone, /\p{Lu}/u.test(text) ? when : undefined].filter((value) => value !== undefined);
  const plain = phone ? asciiDigits(rest) : rest;
  return defined({
    name:
      findName(text, texts) ??
      (!known?.name && (email || phone || when)
        ? findBareName(plain, texts, given, email !== undefined || phone !== undefined)
        : undefined),
    email,
    phone,
    when,
  });
};

/** "It ends in 68, not 67": replaces the digits that the known number ends in by those beside them. */
export const correctPhone = (known: string, text: string): string | undefined => {
  const parts = (asciiDigits(text).match(/(?<![\d:.,])\d{1,6}(?![\d:.,]?\d)/g) ?? []).filter(
    (digits, at, all) => all.indexOf(digits) === at,
  );
  const [one, other, ...more] = parts;
  if (!one || !other || more.length > 0 || one.length !== other.length) return undefined;
  const isEnd = (digits: string) => known.endsWith(digits);
  if (isEnd(one) === isEnd(other)) return undefined;
  const [old, right] = isEnd(one) ? [one, other] : [other, one];
  return `${known.slice(0, -old.length)}${right}`;
};

/** Reads all messages; later ones correct earlier ones. A new hour keeps the day, and a new day the hour. */
export const collectDetails = (
  messages: readonly string[],
  texts: DetailTexts,
  language: LanguageCode,
): Details => {
  let known: Details = {};
  for (const text of messages) {
    const own = readDetails(text, texts, language, known);
    const phone = own.phone ?? (known.phone && correctPhone(known.phone, text));
    const when = known.when && own.when ? changeTime(known.when, own.when, language) : own.when;
    known = { ...known, ...own, ...(when ? { when } : {}), ...(phone ? { phone } : {}) };
  }
  return known;
};

/** Leaves out what the visitor didn't give, and what a model removed. */
export const withoutBlanks = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value));

/** Whether the visitor left an address or a number. */
export const isReachable = ({ email, phone }: Details): boolean => email !== undefined || phone !== undefined;
