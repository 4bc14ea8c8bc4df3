import { fold } from '#functions/text/fold.ts';

/** Scripts without spaces: a pattern may match anywhere in the text. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh', 'th']);

const sentenceEnd = '¶';

/** Folded words with single spaces; the end of a sentence is a word of its own, so that no pattern crosses it. */
export const normalise = (text: string): string =>
  fold(text)
    .replace(/['’ʼ`´]/gu, '')
    .replace(/[.!?;\n。！？]+/gu, ` ${sentenceEnd} `)
    .replace(/[^\p{L}\p{M}\p{N}¶]+/gu, ' ')
    .trim();

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

const withNumbers = (token: string): string => token.replaceAll('#', '[0-9٠-٩۰-۹०-९]{1,3}');

const withWildcards = (token: string): string => withNumbers(token).replaceAll('*', '[^ ]*');

/** Groups in parentheses hold alternatives of several words, so spaces inside them don't separate tokens. */
const tokens = (pattern: string): string[] =>
  pattern.match(/(?:\((?:[^()]|\([^)]*\))*\)\??|[^\s(])+/gu) ?? [];

const foldPattern = (pattern: string): string =>
  fold(pattern)
    .replace(/['’ʼ`´]/gu, '')
    .replaceAll('-', ' ');

const toUnspaced = (pattern: string): string =>
  withNumbers(withoutSpaces(foldPattern(pattern))).replaceAll('~', `[^${sentenceEnd}]{0,8}?`);

const toSpaced = (pattern: string): string => {
  let source = '';
  for (const token of tokens(foldPattern(pattern))) {
    const separator = source === '' ? '' : ' ';
    if (token === '~') source += `(?: [^ ${sentenceEnd}]+){0,4}?`;
    else if (/^(?:\((?:[^()]|\([^)]*\))*\)|[^()]+)\?$/u.test(token))
      source += `(?:${separator}${withWildcards(token.slice(0, -1))}${separator === '' ? ' ' : ''})?`;
    else source += `${source.endsWith(' )?') ? '' : separator}${withWildcards(token)}`;
  }
  return source;
};

/**
 * Compiles patterns into one expression. Words are folded like the text; `(a|b)` lists alternatives, `word?` and `(a|b)?` may
 * be absent, `~` stands for up to four words (eight characters in scripts without spaces), `*` for the rest of a word, `#` for a number.
 */
export const compile = (language: string, patterns: readonly string[]): RegExp | undefined => {
  if (patterns.length === 0) return undefined;
  if (unspaced.has(language)) return new RegExp(patterns.map(toUnspaced).join('|'), 'g');
  // Spaces are the only separators left, so a literal one is enough, and much faster than classes of letters: it is only tried
  // at the beginning of a word.
  return new RegExp(` (?:${patterns.map(toSpaced).join('|')})(?= )`, 'g');
};

/** Splits `a|(b|c) d` at the bars outside parentheses. */
export const alternatives = (sign: string): string[] =>
  sign.match(/(?:\((?:[^()]|\([^)]*\))*\)|[^|(])+/gu) ?? [];

/** Replaces each excluded phrase with a sentence break, and removes spaces where the script has none. */
export const withoutExcluded = (language: string, text: string, exclusion: RegExp | undefined): string => {
  const plain = unspaced.has(language) ? withoutSpaces(text) : ` ${text} `;
  return exclusion ? plain.replace(exclusion, ` ${sentenceEnd}`) : plain;
};
