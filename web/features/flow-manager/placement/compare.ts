import { errorFunction } from 'simple-statistics';

/** A placement in a comparison: its sessions, and how many of them were successful. */
export interface Arm {
  readonly name: string;
  readonly sessions: number;
  readonly hits: number;
}

/** Below this expected count the normal approximation is invalid. */
const minExpectedCount = 5;

const significanceLevel = 0.05;

const getRate = ({ sessions, hits }: Arm): number => (sessions === 0 ? 0 : hits / sessions);
const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** P-value of a two-proportion z-test; undefined for samples that are too small. */
export const computePValue = (a: Arm, b: Arm): number | undefined => {
  const pooled = (a.hits + b.hits) / (a.sessions + b.sessions);
  const fewest = Math.min(a.sessions, b.sessions) * Math.min(pooled, 1 - pooled);
  if (!(fewest >= minExpectedCount)) return undefined;
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / a.sessions + 1 / b.sessions));
  const z = Math.abs(getRate(a) - getRate(b)) / deviation;
  return 1 - errorFunction(z / Math.SQRT2);
};

const describeChance = (chance: number): string =>
  chance < 0.001 ? 'less than once in 1,000 times' : `about once in ${Math.round(1 / chance)} times`;

/**
 * Describes which placement is better and whether the difference is significant. `what` names what counts as
 * a success.
 */
export const describeComparison = (arms: readonly Arm[], what: string): string => {
  const [first, second] = [...arms].sort((a, b) => getRate(b) - getRate(a));
  if (!first || !second) return '';
  const chance = computePValue(first, second);
  if (chance === undefined) return `Not enough conversations yet to compare ${what}. Let both run longer.`;
  if (getRate(first) === getRate(second)) return `Both have the same rate of ${what}.`;
  const ahead = `“${first.name}” has more ${what}: ${formatPercent(getRate(first))} against ${formatPercent(getRate(second))}.`;
  return chance < significanceLevel
    ? `${ahead} That is unlikely to be chance: equal flows differ this much ${describeChance(chance)}.`
    : `${ahead} That could be chance: equal flows differ this much ${describeChance(chance)}. Let both run longer.`;
};
