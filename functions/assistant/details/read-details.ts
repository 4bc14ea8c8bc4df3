import type { DetailTexts } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { emailsIn } from '#shared/domain/person.ts';
import { timesIn } from './read-time.ts';

/** A visitor's details, as typed. */
export interface Details {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
  /** When to call or meet, in the visitor's words. */
  readonly when?: string | undefined;
}

/** Digits with the usual separators; dates, prices and order numbers have fewer or other signs. */
const phonePattern =
  /(?<![a-zа-яё\d#@.,€$£-])(?:\+|00|\(?0)?[\d(][\d\s()/.\u2010-\u2015-]{5,22}\d(?![\d%€$£]|[.,]\d)/giu;
const [minPhoneDigits, maxPhoneDigits] = [7, 15];

const asciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));

/** `1 200 000` is a count, `612 345 678` a telephone number. */
const isCount = (text: string): boolean => /^\d{1,2}(?:[ .]\d{3})+$/.test(text.trim());

const isDate = (text: string): boolean =>
  /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})\s*$/.test(text);

const findPhone = (text: string): string | undefined => {
  for (const [found] of asciiDigits(text).matchAll(phonePattern)) {
    const digits = found.replace(/\D/g, '').length;
    if (digits >= minPhoneDigits && digits <= maxPhoneDigits && !isDate(found) && !isCount(found))
      return found.trim();
  }
  return undefined;
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

const findName = (text: string, { introduces, nameAfter }: DetailTexts): string | undefined => {
  const source = text.normalize('NFC').replace(/[’ʼ]/g, "'");
  const after = nameAfter ? new RegExp(`(?:${phrases(nameAfter)}).*$`, 'u') : undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases(introduces)})\\s*[:：]?\\s*(.+)`, 'giu');
  for (const [, rest = ''] of source.matchAll(pattern)) {
    const name = nameFrom(rest, after);
    if (name) return name;
  }
  return undefined;
};

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Reads what one message of the visitor says about them. */
export const readDetails = (text: string, texts: DetailTexts, language: LanguageCode): Details => {
  const email = emailsIn(text).at(-1);
  const rest = email ? text.replace(email, ' ') : text;
  const phone = findPhone(rest);
  return defined({
    name: findName(text, texts),
    email,
    phone,
    when: timesIn(phone ? asciiDigits(rest).replace(phone, ' , ') : rest, language),
  });
};

/** Reads all messages; later ones correct earlier ones. */
export const collectDetails = (
  messages: readonly string[],
  texts: DetailTexts,
  language: LanguageCode,
): Details => Object.assign({}, ...messages.map((text) => readDetails(text, texts, language)));

/** Whether the visitor left an address or a number. */
export const isReachable = ({ email, phone }: Details): boolean => email !== undefined || phone !== undefined;
