import { extractFeatures } from '../finder/features.ts';

export interface Hit {
  readonly id: string;
  readonly score: number;
}

/** What a message asks for: one item, one of two, or nothing known. */
export type Found =
  | { readonly kind: 'sure'; readonly id: string; readonly score: number }
  | { readonly kind: 'two'; readonly ids: readonly [string, string] }
  | { readonly kind: 'none' };

/**
 * Ranks items for a text. With `isLoose`, words that no phrasing has hardly count: "can you ship to Norway".
 */
export type Finder = (text: string, isLoose?: boolean) => Hit[];

/** Weight of words that match no phrasing. Low, because people say more than they ask. */
const strangeWeight = 0.7;
const looseStrangeWeight = 0.25;
/** Exponent that discounts features shared by many items, such as "what is". */
const sharpness = 1.8;

type Vector = ReadonlyMap<number, number>;

const lengthOf = (vector: Vector): number => {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  return Math.sqrt(sum) || 1;
};

/**
 * Returns a finder that ranks items by their most similar phrasing: words, pairs and parts of words,
 * weighted by rarity.
 */
export const makeFinder = (items: Readonly<Record<string, readonly string[]>>): Finder => {
  const entries = Object.entries(items).map(([id, phrases]) => ({
    id,
    phrases: phrases.map((phrase) => extractFeatures(phrase)),
  }));
  const spread = new Map<number, number>();
  for (const { phrases } of entries)
    for (const key of new Set(phrases.flatMap((phrase) => [...phrase.keys()])))
      spread.set(key, (spread.get(key) ?? 0) + 1);
  const rarity = (key: number): number => Math.log(1 + entries.length / (spread.get(key) ?? 1)) ** sharpness;
  const rarest = Math.log(1 + entries.length) ** sharpness;
  const weighed = (vector: Vector, strange = strangeWeight): Vector =>
    new Map(
      [...vector].map(([key, weight]) => [key, weight * (spread.has(key) ? rarity(key) : strange * rarest)]),
    );
  const known = entries.flatMap(({ phrases }, item) =>
    phrases.map((phrase) => {
      const vector = weighed(phrase);
      return { item, vector, length: lengthOf(vector) };
    }),
  );
  /**
   * Per feature: phrase index and weight, alternating. Sparse, because most phrases share nothing with a
   * message.
   */
  const shares = new Map<number, number[]>();
  for (const [at, { vector }] of known.entries())
    for (const [key, weight] of vector) {
      const list = shares.get(key);
      if (list) list.push(at, weight);
      else shares.set(key, [at, weight]);
    }
  return (text, isLoose) => {
    const asked = weighed(extractFeatures(text), isLoose ? looseStrangeWeight : strangeWeight);
    const length = lengthOf(asked);
    const products = new Float64Array(known.length);
    for (const [key, weight] of asked) {
      const list = shares.get(key) ?? [];
      for (let at = 0; at < list.length; at += 2)
        products[list[at] as number] =
          (products[list[at] as number] as number) + weight * (list[at + 1] as number);
    }
    const best = new Float64Array(entries.length);
    const next = new Float64Array(entries.length);
    for (const [at, { item, length: own }] of known.entries()) {
      const similarity = (products[at] as number) / (length * own);
      const [first = 0, second = 0] = [best[item], next[item]];
      best[item] = Math.max(first, similarity);
      next[item] = Math.max(second, Math.min(first, similarity));
    }
    return entries
      .map(({ id }, item) => ({ id, score: (best[item] as number) + 0.15 * (next[item] as number) }))
      .sort((a, b) => b.score - a.score);
  };
};

const minSureScore = 0.34;
const minOfferScore = 0.27;
const minLead = 0.035;

/** Decides whether the best hit is confident: similar enough and clearly ahead of the next. */
export const judge = (hits: readonly Hit[]): Found => {
  const [first, second] = hits;
  if (!first || first.score < minOfferScore) return { kind: 'none' };
  const isAhead = first.score - (second?.score ?? 0) >= minLead;
  if (first.score >= minSureScore && isAhead) return { kind: 'sure', ...first };
  if (second && second.score >= minOfferScore && !isAhead) return { kind: 'two', ids: [first.id, second.id] };
  return first.score >= minSureScore - 0.04 ? { kind: 'sure', ...first } : { kind: 'none' };
};
