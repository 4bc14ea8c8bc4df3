interface Intent {
  readonly id: string;
  readonly label: string;
  readonly examples: readonly string[];
}

const minScore = 0.6;

/** Words of a text; pairs of characters in scripts that write no spaces. */
const splitTerms = (text: string): Set<string> => {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
    ),
  );
};

/** Shared terms of two texts, as a share of all their terms weighted to the example: 0 to 1. */
const compareTerms = (said: ReadonlySet<string>, example: ReadonlySet<string>): number => {
  const shared = [...example].filter((term) => said.has(term)).length;
  return example.size === 0 || said.size === 0
    ? 0
    : (2 * shared) / (example.size + Math.min(said.size, 2 * example.size));
};

/** Finds the intent whose label or examples have the most words in common with a message; undefined if none is close. */
export const matchIntent = <I extends Intent>(intents: readonly I[], input: string): I | undefined => {
  const said = splitTerms(input);
  const [best, second] = intents
    .map((intent) => ({
      intent,
      score: Math.max(
        ...[intent.label, ...intent.examples].map((text) => compareTerms(said, splitTerms(text))),
      ),
    }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= minScore && best.score > (second?.score ?? 0) ? best.intent : undefined;
};
