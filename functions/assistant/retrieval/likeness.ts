import { featuresOf } from '../finder/features.ts';
import type { LanguagePack } from '../packs/pack.ts';

type Vector = ReadonlyMap<number, number>;

/** How much a feature tells: little where the questions of a language have it often, such as "do you have". */
export type Rarity = (feature: number) => number;

const spreads = new WeakMap<LanguagePack, ReadonlyMap<number, number>>();

const spreadOf = (pack: LanguagePack): ReadonlyMap<number, number> => {
  const known = spreads.get(pack);
  if (known) return known;
  const spread = new Map<number, number>();
  for (const [chip] of Object.values(pack.cards))
    for (const feature of featuresOf(chip).keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1);
  spreads.set(pack, spread);
  return spread;
};

/** Learns what is common from the chips of the languages that are spoken. */
export const rarityFrom = (packs: readonly LanguagePack[]): Rarity => {
  const all = packs.map(spreadOf);
  const questions = Object.keys(packs[0]?.cards ?? {}).length;
  return (feature) => Math.log(1 + questions / (1 + Math.max(0, ...all.map((one) => one.get(feature) ?? 0))));
};

/** A text by its features, each weighed by how much it tells. */
export const weighed = (text: string, rarity: Rarity): Vector =>
  new Map([...featuresOf(text)].map(([feature, weight]) => [feature, weight * rarity(feature)]));

const squared = (vector: Vector): number => {
  let sum = 0;
  for (const weight of vector.values()) sum += weight * weight;
  return sum || 1;
};

/** How like two texts of similar length are, 0 to 1. */
export const likeness = (one: Vector, other: Vector): number => {
  let product = 0;
  for (const [feature, weight] of one) product += weight * (other.get(feature) ?? 0);
  return product / Math.sqrt(squared(one) * squared(other));
};
