import { extractFeatures } from '../finder/features.ts';
import type { LanguagePack } from '../packs/pack.ts';

type Vector = ReadonlyMap<number, number>;

/** Weight of a feature: low if frequent in a language's questions, such as "do you have". */
export type Rarity = (feature: number) => number;

const spreads = new WeakMap<LanguagePack, ReadonlyMap<number, number>>();

const spreadOf = (pack: LanguagePack): ReadonlyMap<number, number> => {
  const known = spreads.get(pack);
  if (known) return known;
  const spread = new Map<number, number>();
  for (const [chip] of Object.values(pack.cards))
    for (const feature of extractFeatures(chip).keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1);
  spreads.set(pack, spread);
  return spread;
};

/** Learns feature frequencies from the suggestions of the input languages. */
export const rarityFrom = (packs: readonly LanguagePack[]): Rarity => {
  const all = packs.map(spreadOf);
  const questions = Object.keys(packs[0]?.cards ?? {}).length;
  return (feature) => Math.log(1 + questions / (1 + Math.max(0, ...all.map((one) => one.get(feature) ?? 0))));
};

/** Returns a text's features weighted by rarity. */
export const weighed = (text: string, rarity: Rarity): Vector =>
  new Map([...extractFeatures(text)].map(([feature, weight]) => [feature, weight * rarity(feature)]));

const squared = (vector: Vector): number => {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  return sum || 1;
};

/** Similarity of two texts of similar length, 0 to 1. */
export const likeness = (one: Vector, other: Vector): number => {
  let product = 0;
  for (const [feature, weight] of one) product += weight * (other.get(feature) ?? 0);
  return product / Math.sqrt(squared(one) * squared(other));
};
