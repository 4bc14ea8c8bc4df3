import { fold } from '#functions/text/fold.ts';
import { brand } from '#shared/brand.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}+.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
const latin = /\p{Script=Latin}/u;

/** Languages that capitalise every noun, so a capital letter doesn't mark a name. */
const capitalNouns: readonly LanguageCode[] = ['de'];
/** Scripts in which a name in Latin letters stands out. */
const otherScripts: readonly LanguageCode[] = ['ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'he'];
const shortest = 3;

const isName = (text: string, language: LanguageCode, isFirst: boolean): boolean => {
  if (/\p{Nd}/u.test(text)) return text.length >= 2;
  if (!latin.test(text) || text.length < shortest) return false;
  if (/\p{Ll}\p{Lu}|\p{Lu}{2}|[+&]/u.test(text) || otherScripts.includes(language)) return true;
  return !isFirst && /^\p{Lu}/u.test(text) && !capitalNouns.includes(language);
};

const spoken = (text: string): string[] => [...text.matchAll(word)].map(([one]) => one);

const isOurs = (word: string): boolean => brand.name.toLowerCase().split(/\s+/).includes(word);

/**
 * Names and numbers of a question, which are the same in every language: brands, products, amounts.
 * Capitalised words count, unless the language capitalises nouns or the word starts a sentence.
 */
export const findNames = (text: string, language: LanguageCode): string[] => {
  const words = spoken(text);
  const names = words.filter((one, index) => isName(one, language, index === 0)).map((one) => fold(one));
  return [...new Set(names)].filter((name) => !isOurs(name));
};

/**
 * Every folded word in a question: what looks like a name in another question may be an ordinary word here.
 */
export const foldedWordSet = (text: string): ReadonlySet<string> => new Set(spoken(text).map(fold));
