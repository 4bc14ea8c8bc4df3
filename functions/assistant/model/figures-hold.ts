import { amountOf, amountsIn, percentsIn } from '../output-filter.ts';

/** Where the figures of an answer may come from. */
export interface FigureSources {
  /** Texts of our own: every amount and percentage in them may be repeated. */
  readonly facts: readonly string[];
  /** The visitor's own words: their amounts may be repeated, their percentages not, for a discount is ours to give. */
  readonly visitor: readonly string[];
}

const mostTimes = 20;
const mostParts = 3;
const cent = 0.006;

const isSum = (amount: number, parts: readonly number[], left: number): boolean => {
  if (Math.abs(amount) < cent) return true;
  if (left === 0 || amount < 0) return false;
  return parts.some((part) => {
    for (let times = 1; times <= mostTimes && part * times <= amount + cent; times++)
      if (isSum(amount - part * times, parts, left - 1)) return true;
    return false;
  });
};

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d.,\u00a0\u202f ’']*\d|\d/g) ?? []).map(amountOf).filter(Number.isFinite);

/** Why an answer's figures can't stand, or undefined when each is ours, the visitor's own, or a sum of such. */
export const wrongFigure = (text: string, { facts, visitor }: FigureSources): string | undefined => {
  const ours = [...new Set(facts.flatMap((fact) => amountsIn(fact)))].filter((amount) => amount > 0);
  const theirs = visitor.flatMap(numbersIn);
  const known = [...ours, ...theirs];
  const bad = amountsIn(text).find(
    (amount) => !known.some((one) => Math.abs(one - amount) < cent) && !isSum(amount, ours, mostParts),
  );
  if (bad !== undefined) return `The amount ${bad} is in none of the facts.`;
  const shares = facts.flatMap((fact) => percentsIn(fact));
  const percent = percentsIn(text).find((value) => !shares.includes(value));
  return percent === undefined ? undefined : `The percentage ${percent} is in none of the facts.`;
};
