import { featuresOf } from '../finder/features.ts';

export interface Hit {
  readonly id: string;
  readonly score: number;
}

/** What a message asks for: one thing, one of two, or nothing that is known. */
export type Found =
  | { readonly kind: 'sure'; readonly id: string; readonly score: number }
  | { readonly kind: 'two'; readonly ids: readonly [string, string] }
  | { readonly kind: 'none' };

export type Finder = (text: string) => Hit[];

/** A part of a message that no phrasing has weighs less than one that some have: people say more than they ask. */
const strangeWeight = 0.7;
/** What many items share, such as "what is", tells nothing. */
const sharpness = 1.8;

type Vector = ReadonlyMap<number, number>;

const lengthOf = (vector: Vector): number => {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  return Math.sqrt(sum) || 1;
};

/**
 * Finds what people ask by the phrasing that is most like it: words, pairs and parts of words, each weighed by how few
 * items have it.
 */
export const finderOf = (items: Readonly<Record<string, readonly string[]>>): Finder => {
  const entries = Object.entries(items).map(([id, phrases]) => ({
    id,
    phrases: phrases.map((phrase) => featuresOf(phrase)),
  }));
  const spread = new Map<number, number>();
  for (const { phrases } of entries)
    for (const key of new Set(phrases.flatMap((phrase) => [...phrase.keys()])))
      spread.set(key, (spread.get(key) ?? 0) + 1);
  const rarity = (key: number): number => Math.log(1 + entries.length / (spread.get(key) ?? 1)) ** sharpness;
  const strange = strangeWeight * Math.log(1 + entries.length) ** sharpness;
  const weighed = (vector: Vector): Vector =>
    new Map([...vector].map(([key, weight]) => [key, weight * (spread.has(key) ? rarity(key) : strange)]));
  const known = entries.map(({ id, phrases }) => ({
    id,
    phrases: phrases.map((phrase) => {
      const vector = weighed(phrase);
      return { vector, length: lengthOf(vector) };
    }),
  }));
  return (text) => {
    const asked = weighed(featuresOf(text));
    const length = lengthOf(asked);
    const similarity = (phrase: { vector: Vector; length: number }): number => {
      let product = 0;
      for (const [key, weight] of asked) product += weight * (phrase.vector.get(key) ?? 0);
      return product / (length * phrase.length);
    };
    return known
      .map(({ id, phrases }) => {
        const [best = 0, next = 0] = phrases.map(similarity).sort((a, b) => b - a);
        return { id, score: best + 0.15 * next };
      })
      .sort((a, b) => b.score - a.score);
  };
};

const enough = 0.34;
const worthAsking = 0.27;
const clear = 0.035;

/** Reads the hits: an item is sure when it is like the message and nothing else is nearly as much. */
export const judge = (hits: readonly Hit[]): Found => {
  const [first, second] = hits;
  if (!first || first.score < worthAsking) return { kind: 'none' };
  const isAhead = first.score - (second?.score ?? 0) >= clear;
  if (first.score >= enough && isAhead) return { kind: 'sure', ...first };
  if (second && second.score >= worthAsking && !isAhead) return { kind: 'two', ids: [first.id, second.id] };
  return first.score >= enough - 0.04 ? { kind: 'sure', ...first } : { kind: 'none' };
};
