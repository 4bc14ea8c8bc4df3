import { isPhoneAddress, personIdentity, phoneDigits } from './person.ts';

/** Replaces an erased person in a text. */
export const erasedMark = '[erased]';

/** A part of a text, from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Text in one spelling, with each character's position in the original. */
interface Spelling {
  readonly text: string;
  /** Absent if every character has the same position in the original. */
  readonly places?: readonly Span[];
}

/** URL escapes, JSON escapes inside a text, and letters with their accents. */
const pieces = /%[0-7][0-9a-f]|(?:%[89a-f][0-9a-f])+|\\[nrt"\\/]|\P{M}\p{M}*|\p{M}+/giu;

/** The value of a decimal digit of any script: scripts list their ten digits in order. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

const unescapePiece = (piece: string): string => {
  if (piece.length > 1 && piece.startsWith('\\')) return ' ';
  if (!/^%[0-9a-f]{2}/i.test(piece)) return piece;
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
};

const plain = (piece: string): string =>
  unescapePiece(piece)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replaceAll('。', '.')
    .replaceAll('’', "'")
    .toLowerCase();

const spellings = new Map<string, string>();
const maxSpellings = 5000;

/** `plain` with a cache, because the same characters occur again and again. */
const spellPiece = (piece: string): string => {
  let spelled = spellings.get(piece);
  if (spelled === undefined) {
    spelled = plain(piece);
    if (spellings.size < maxSpellings) spellings.set(piece, spelled);
  }
  return spelled;
};

const spell = (text: string): Spelling => {
  if (/^[\n\x20-\x24\x26-\x5b\x5d-\x7e]*$/.test(text)) return { text: text.toLowerCase() };
  const places: Span[] = [];
  let spelled = '';
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const same = spellPiece(piece);
    spelled += same;
    for (let i = 0; i < same.length; i += 1) places.push({ start: index, end: index + piece.length });
  }
  return { text: spelled, places };
};

/** Two-digit country codes; 1 and 7 have one digit, all others three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const minNationalDigits = 6;

/** A number without its country code and leading zeros. Without a `+` it may or may not have the code. */
const nationalNumbers = (digits: string): string[] => {
  const bare = digits.replace(/^\+/, '');
  const withoutCode = bare.slice(shortCodes.exec(bare)?.[0].length ?? 3).replace(/^0+/, '');
  if (digits.startsWith('+')) return [withoutCode];
  const national = bare.replace(/^0+/, '');
  return bare.startsWith('0') || bare.length < 11 ? [national] : [national, withoutCode];
};

/** Whether two phone numbers are the same: `0170 …` is `+49 170 …`. Expects results of `phoneDigits`. */
const isSamePhone = (one: string, other: string): boolean => {
  if (one.startsWith('+') && other.startsWith('+')) return one === other;
  const numbers = nationalNumbers(other);
  return nationalNumbers(one).some(
    (number) => number.length >= minNationalDigits && numbers.includes(number),
  );
};

const digitsOf = (identity: string): string | undefined =>
  isPhoneAddress(identity) ? identity.split('@')[0] : phoneDigits(identity);
const canonicalEmail = (identity: string): string =>
  spell(personIdentity(identity)).text.replace(/[.!?]+$/, '');

/** Whether two addresses or phone numbers belong to the same person, in any spelling. */
export const isSamePerson = (one: string, other: string): boolean => {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  if (a !== undefined && b !== undefined) return isSamePhone(a, b);
  return a === undefined && b === undefined && canonicalEmail(one) === canonicalEmail(other);
};

const unspacedLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const isWord = (char: string | undefined): boolean =>
  char !== undefined && /[\p{L}\p{N}]/u.test(char) && !unspacedLetter.test(char);

/** Whether an address can begin here: not in the middle of a longer one. */
const beginsAt = (text: string, start: number): boolean => {
  const [before, earlier] = [text[start - 1], text[start - 2]];
  if (before === undefined || unspacedLetter.test(text[start] ?? '')) return true;
  if (before === "'")
    return !isWord(earlier) || /(?<!\p{L})(?:[cdjlmnst]|qu|dell|all|nell)'$/u.test(text.slice(0, start));
  if (/[._+-]/.test(before)) return !isWord(earlier);
  return !isWord(before);
};

/** Whether an address can end here: `example.org` in `example.org.uk` is another one. */
const endsAt = (text: string, end: number): boolean =>
  !isWord(text[end]) && !/^\.[a-z]{2,3}(?![a-z])/.test(text.slice(end, end + 5));

const emailSpans = (text: string, email: string): Span[] => {
  const spans: Span[] = [];
  for (let start = text.indexOf(email); start >= 0 && email !== ''; start = text.indexOf(email, start + 1))
    if (beginsAt(text, start) && endsAt(text, start + email.length))
      spans.push({ start, end: start + email.length });
  return spans;
};

const digitRuns = /\+?\(?\d(?:[\s()./\u2010-\u2015-]{0,3}\d){5,39}/g;

/** Finds a number in a run of digits, with its country code or zero before it. */
const phoneSpans = (text: string, digits: string): Span[] =>
  [...text.matchAll(digitRuns)].flatMap(({ 0: run, index }) => {
    if (isWord(text[index - 1]) || isWord(text[index + run.length])) return [];
    const places = [...run].flatMap((char, place) => (/\d/.test(char) ? [place] : []));
    const all = places.map((place) => run[place]).join('');
    return nationalNumbers(digits).flatMap((national): Span[] => {
      if (national.length < minNationalDigits) return [];
      const at = all.indexOf(national);
      const last = places[at + national.length - 1];
      if (at < 0 || last === undefined) return [];
      const isApart = (digit: number) => (places[digit] ?? 0) - (places[digit - 1] ?? 0) > 1;
      const endsApart = at + national.length === all.length || isApart(at + national.length);
      const isPrefixed = at <= 6 && /^(?:00)?\d{0,3}0?$/.test(all.slice(0, at));
      if (!endsApart || !(isPrefixed || isApart(at))) return [];
      const whole = run
        .slice(0, last + 1)
        .replace(/\(0\)/g, '')
        .replace(/[^\d+]/g, '');
      const isForeign =
        isPrefixed &&
        digits.startsWith('+') &&
        /^(?:\+|00)/.test(whole) &&
        whole.replace(/^00/, '+') !== digits;
      if (isForeign && whole.replace(/^(?:\+|00)/, '') !== digits.slice(1)) return [];
      return [{ start: index + (isPrefixed ? 0 : (places[at] ?? 0)), end: index + last + 1 }];
    });
  });

/**
 * Finds all positions at which a text names one of these people, in any spelling of their address or number.
 */
export const findMentions = (text: string, identities: readonly string[]): Span[] => {
  const { text: spelled, places } = spell(text);
  const found = identities.flatMap((identity) => {
    const digits = digitsOf(identity);
    return digits === undefined ? emailSpans(spelled, canonicalEmail(identity)) : phoneSpans(spelled, digits);
  });
  return found
    .map(({ start, end }) => ({
      start: places ? (places[start]?.start ?? 0) : start,
      end: places ? (places[end - 1]?.end ?? text.length) : end,
    }))
    .sort((a, b) => a.start - b.start);
};

/** Replaces mentions of these people in a text with a mark. */
export const maskPeople = (
  text: string,
  identities: readonly string[],
  mark: string = erasedMark,
): string => {
  let masked = '';
  let from = 0;
  for (const { start, end } of findMentions(text, identities)) {
    if (end <= from) continue;
    masked += text.slice(from, Math.max(from, start)) + (start >= from ? mark : '');
    from = end;
  }
  return masked + text.slice(from);
};

/** Whether a stored value names one of these people anywhere in its texts. */
export const mentions = (value: unknown, identities: readonly string[]): boolean => {
  if (typeof value === 'string') return findMentions(value, identities).length > 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => mentions(name, identities) || mentions(one, identities));
};

/** Returns the value with its texts changed, also inside lists and objects. */
export const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
};
