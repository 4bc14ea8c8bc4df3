import type { LanguageCode } from '#shared/domain/languages.ts';
import { withoutNames } from './features.ts';

const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Returns the language of a script that makes up a quarter of the letters. Any kana makes Chinese characters
 * Japanese.
 */
export const languageOfScript = (text: string): LanguageCode | undefined => {
  const plain = withoutNames(text);
  const letters = count(plain, /\p{L}/gu);
  const [best] = scripts
    .map(([code, pattern]) => [code, count(plain, pattern)] as const)
    .filter(([, found]) => found > 0)
    .sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < letters / 4) return undefined;
  const kana = count(plain, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return best[0] === 'zh' && kana > 0 ? 'ja' : best[0];
};

/** Whether a text has only Latin letters or none. */
export const isLatin = (text: string): boolean => /^[\p{Script=Latin}\P{L}]*$/u.test(text);
