import { fold } from '#functions/text/fold.ts';

/** Scripts without spaces: a pattern may match anywhere in the text. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'th']);

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const sentenceEnd = '¶';

/** Folded words with single spaces; the end of a sentence is a word of its own, so that no pattern crosses it. */
export const normalise = (text: string): string =>
  fold(text)
    .replace(/['’ʼ`´]/gu, '')
    .replace(/[.!?;\n。！？]+/gu, ` ${sentenceEnd} `)
    .replace(/[^\p{L}\p{M}\p{N}¶]+/gu, ' ')
    .trim();

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

const withWildcards = (token: string): string => token.replaceAll('*', String.raw`[\p{L}\p{M}]*`);

/** Groups in parentheses hold alternatives of several words, so spaces inside them don't separate tokens. */
const tokens = (pattern: string): string[] => pattern.match(/(?:\([^)]*\)\??|[^\s(])+/gu) ?? [];

const foldPattern = (pattern: string): string =>
  fold(pattern)
    .replace(/['’ʼ`´]/gu, '')
    .replaceAll('-', ' ');

const toUnspaced = (pattern: string): string =>
  tokens(foldPattern(pattern))
    .map((token) => (token === '~' ? `[^${sentenceEnd}]{0,8}?` : withoutSpaces(token)))
    .join('');

const toSpaced = (pattern: string): string => {
  let source = '';
  for (const token of tokens(foldPattern(pattern))) {
    const separator = source === '' ? '' : ' ';
    if (token === '~') source += `(?: ${letter}+){0,4}?`;
    else if (/^(?:\([^)]*\)|[^()]+)\?$/u.test(token))
      source += `(?:${separator}${withWildcards(token.slice(0, -1))}${separator === '' ? ' ' : ''})?`;
    else source += `${source.endsWith(' )?') ? '' : separator}${withWildcards(token)}`;
  }
  return source;
};

/**
 * Compiles patterns into one expression. Words are folded like the text; `(a|b)` lists alternatives, `word?` and `(a|b)?` may
 * be absent, `~` stands for up to four words (eight characters in scripts without spaces), `*` for the rest of a word.
 */
export const compile = (language: string, patterns: readonly string[]): RegExp | undefined => {
  if (patterns.length === 0) return undefined;
  if (unspaced.has(language)) return new RegExp(patterns.map(toUnspaced).join('|'), 'gu');
  return new RegExp(`(?<!${letter})(?:${patterns.map(toSpaced).join('|')})(?!${letter})`, 'gu');
};

/** Replaces each excluded phrase with a sentence break, then tests the remaining text. */
export const matches = (
  language: string,
  text: string,
  pattern: RegExp | undefined,
  exclusion: RegExp | undefined,
): boolean => {
  const plain = unspaced.has(language) ? withoutSpaces(text) : text;
  const rest = exclusion ? plain.replace(exclusion, sentenceEnd) : plain;
  return pattern !== undefined && rest.search(pattern) >= 0;
};
