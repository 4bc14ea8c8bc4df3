import type { Lexicon } from '#shared/content/assistant/types.ts';
import { foldSpelling, spacedWords } from '../text/spelling.ts';

/** Returns how strongly a text matches a list; 0 means no match. */
export type Matcher = (text: string) => number;

interface Entry {
  readonly needle: string;
  readonly weight: number;
}

/** Phrases and longer parts of a text weigh more. */
const wordWeight = (entry: string): number => 1 + 0.5 * (entry.trim().split(' ').length - 1);
const partWeight = (entry: string): number => (entry.length >= 5 ? 1.5 : 1);

const wordEntry = (raw: string): Entry => {
  if (raw.startsWith('~')) return { needle: foldSpelling(raw.slice(1)), weight: 1 };
  const open = raw.endsWith('*');
  const start = raw.startsWith('^');
  const body = spacedWords(raw.replace(/^[\^]|\*$/g, '')).trim();
  return { needle: `${start ? '^ ' : ' '}${body}${open ? '' : ' '}`, weight: wordWeight(body) };
};

const splitEntries = (list: string): string[] => list.split('|').filter((entry) => entry !== '');

/** Longest entries first, so that a phrase takes precedence over its words. */
const compile = (entries: Entry[]): Entry[] => entries.sort((a, b) => b.needle.length - a.needle.length);

const scoreEntries = (haystack: string, entries: readonly Entry[]): number => {
  let score = 0;
  let rest = haystack;
  for (const { needle, weight } of entries) {
    if (!rest.includes(needle)) continue;
    score += weight;
    rest = rest.replaceAll(needle, ' ');
  }
  return score;
};

/** Compiles a list to a matcher; texts and list are folded the same way. */
export const makeMatcher = (mode: Lexicon['mode'], list: string): Matcher => {
  if (mode === 'substring') {
    const entries = compile(
      splitEntries(list).map((raw) => ({ needle: foldSpelling(raw), weight: partWeight(raw) })),
    );
    return (text) => scoreEntries(` ${foldSpelling(text)} `, entries);
  }
  const entries = compile(splitEntries(list).map(wordEntry));
  return (text) => scoreEntries(`^${spacedWords(text)}`, entries);
};
