import unspoken from '#shared/content/assistant/unspoken.json' with { type: 'json' };

interface Entry {
  /** Common words. Some also exist in spoken languages, so a message needs several. */
  readonly words?: string;
  /** Letters that no spoken language uses, or hardly any. */
  readonly letters?: string;
  /** A script that only this language uses here. */
  readonly script?: string;
  /** "I don't speak this language yet", in this language. */
  readonly reply: string;
}

interface Language {
  readonly words: ReadonlySet<string>;
  readonly letters: RegExp | undefined;
  readonly script: RegExp | undefined;
  readonly reply: string;
}

const languages: readonly Language[] = Object.values(unspoken as Readonly<Record<string, Entry>>).map(
  ({ words, letters, script, reply }) => ({
    words: new Set(words?.split(' ')),
    letters: letters === undefined ? undefined : new RegExp(`[${letters}]`, 'gu'),
    script: script === undefined ? undefined : new RegExp(`\\p{Script=${script}}`, 'gu'),
    reply,
  }),
);

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Share of a script's letters from which a text is written in it. */
const minScriptShare = 0.5;
/** Share of the words that must be common words of the language. */
const minWordShare = 0.4;
const minWords = 2;
/** Each distinctive letter counts as a word, up to this many. */
const maxLetters = 2;

/** Share of a text's words that a language's common words and letters explain. */
const explainedShare = ({ words, letters }: Language, spoken: readonly string[], text: string): number => {
  const found = new Set(spoken.filter((word) => words.has(word))).size;
  const distinctive = letters ? Math.min(maxLetters, countMatches(text, letters)) : 0;
  return found + distinctive < minWords ? 0 : (found + distinctive) / Math.max(spoken.length, minWords);
};

/**
 * Returns "I don't speak this language yet" in the language of a message that the assistant doesn't speak, or undefined if
 * the message isn't clearly in such a language.
 */
export const unspokenReply = (text: string): string | undefined => {
  const lower = text.toLowerCase().normalize('NFC');
  const letters = countMatches(lower, /\p{L}/gu);
  if (letters === 0) return undefined;
  const scripted = languages.find(
    ({ script }) => script && countMatches(lower, script) >= minScriptShare * letters,
  );
  if (scripted) return scripted.reply;
  const spoken = lower.match(/[\p{L}\p{M}\u200c]+/gu) ?? [];
  const [best] = languages
    .map((language) => ({ language, share: explainedShare(language, spoken, lower) }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= minWordShare ? best.language.reply : undefined;
};
