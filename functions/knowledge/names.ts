import { fold } from '#functions/text/fold.ts';
import { brand } from '#shared/brand.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}+.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu;
const latin = /\p{Script=Latin}/u;

/** Languages that write every noun with a capital letter: there it names nothing. */
const capitalNouns: readonly LanguageCode[] = ['de'];
/** Scripts without capital letters, in which a name in Latin letters stands out by itself. */
const otherScripts: readonly LanguageCode[] = ['ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'he'];
const shortest = 3;

const isName = (text: string, language: LanguageCode, isFirst: boolean): boolean => {
  if (/\p{Nd}/u.test(text)) return text.length >= 2;
  if (!latin.test(text) || text.length < shortest) return false;
  if (/\p{Ll}\p{Lu}|\p{Lu}{2}|[+&]/u.test(text) || otherScripts.includes(language)) return true;
  return !isFirst && /^\p{Lu}/u.test(text) && !capitalNouns.includes(language);
};

const spoken = (text: string): string[] => [...text.matchAll(word)].map(([one]) => one);

const ours = new Set(brand.name.toLowerCase().split(/\s+/));

/**
 * Names and numbers of a question, as they are the same in every language: brands, products, figures. A word with a capital letter counts
 * where that isn't just how its language writes nouns or begins a sentence.
 */
export const namesIn = (text: string, language: LanguageCode): string[] => {
  const words = spoken(text);
  const names = words.filter((one, index) => isName(one, language, index === 0)).map((one) => fold(one));
  return [...new Set(names)].filter((name) => !ours.has(name));
};

/** Every word of a question, folded: what another one names may stand here as any word. */
export const spokenWords = (text: string): ReadonlySet<string> => new Set(spoken(text).map(fold));
