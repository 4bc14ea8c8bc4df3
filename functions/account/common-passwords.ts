import { brand } from '#shared/brand.ts';
import { commonPasswordStems } from './common-password-stems.ts';

const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower-cases and strips accents and common prefixes and suffixes. */
const bare = (password: string): string =>
  password
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');

const unswapped = (text: string): string => text.replace(/[013457@$!]/g, (sign) => swaps[sign] ?? sign);

/**
 * Possible base words: the password as typed, and with letter swaps undone before or after stripping
 * decorations.
 */
const stems = (password: string): string[] => {
  const lower = password.toLowerCase();
  return [bare(password), unswapped(bare(password)), bare(unswapped(lower)), unswapped(lower)].map((text) =>
    text.replace(/[^\p{L}]/gu, ''),
  );
};

/**
 * Whether little of the password remains beside the base word; in a real passphrase, far more does than
 * digits and a symbol.
 */
const isMostly = (password: string, stem: string): boolean => password.length - stem.length <= 8;

/** Whether the password repeats one short group, or has at most two different characters. */
const isRepetition = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(text) || new Set(text).size <= 2;

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g6h7j8k9l',
  '147258369',
  '741852963',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const minWalk = 4;

/** Whether the password consists only of runs on the keyboard, the alphabet or the digits. */
const isWalk = (text: string): boolean => {
  let rest = text;
  while (rest.length > 0) {
    const length = [...Array(rest.length + 1).keys()]
      .reverse()
      .find(
        (size) =>
          size >= Math.min(minWalk, rest.length) && walks.some((walk) => walk.includes(rest.slice(0, size))),
      );
    if (!length) return false;
    rest = rest.slice(length);
  }
  return true;
};

/** Mostly digits: birthdays, phone numbers, `aa123456`. */
const isMostlyDigits = (text: string): boolean =>
  text.length <= 12 && /^\d+$/.test(text.replace(/^\p{L}{0,2}|\p{L}{0,2}$/gu, ''));

const ownWords = (): string[] =>
  [brand.name, brand.domain.split('.')[0] ?? '', ...brand.legalName.split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);

const reason =
  'This password is too common. Choose one that is not on any list, such as four unrelated words.';

/**
 * Returns why a new password is refused, or undefined. Refused are decorated words from leaked lists,
 * repetitions, keyboard runs, the product's own words and the username. See docs/behaviour.md, "The portal".
 */
export const commonPasswordReason = (password: string, username: string): string | undefined => {
  const lower = password.toLowerCase();
  if (isRepetition(lower) || isWalk(lower) || isMostlyDigits(lower)) return reason;
  const user = stems(username)[0] ?? '';
  const refused = (stem: string): boolean =>
    stem.length > 2 && (commonPasswordStems.has(stem) || ownWords().includes(stem) || stem === user);
  const found = stems(password).find(
    (stem) =>
      refused(stem) ||
      refused(stem.slice(0, stem.length / 2).repeat(2) === stem ? stem.slice(0, stem.length / 2) : ''),
  );
  return found !== undefined && isMostly(password, found) ? reason : undefined;
};
