import { errorFunction } from 'simple-statistics';

/** What came of one flow's place: how many conversations, how many of them did what is wanted. */
export interface Arm {
  readonly name: string;
  readonly sessions: number;
  readonly hits: number;
}

/** Below this the normal approximation of a share says nothing. */
const minExpectedCount = 5;
/** A difference that would come about by itself more often than this may be one. */
const significanceLevel = 0.05;

const getRate = ({ sessions, hits }: Arm): number => (sessions === 0 ? 0 : hits / sessions);
const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How often two equal shares would differ at least this much; undefined where there are too few to tell. */
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

/** Who is ahead, and whether that could be chance, in a sentence. `what` is what the hits are called. */
export const describeComparison = (arms: readonly Arm[], what: string): string => {
  const [first, second] = [...arms].sort((a, b) => getRate(b) - getRate(a));
  if (!first || !second) return '';
  const chance = computePValue(first, second);
  if (chance === undefined) return `Too few conversations to tell which makes more ${what}. Let them run on.`;
  if (getRate(first) === getRate(second)) return `Both make the same share of ${what}.`;
  const ahead = `“${first.name}” makes more ${what}: ${formatPercent(getRate(first))} against ${formatPercent(getRate(second))}.`;
  return chance < significanceLevel
    ? `${ahead} That is hardly chance: equal flows would differ so much ${describeChance(chance)}.`
    : `${ahead} That could be chance: equal flows would differ so much ${describeChance(chance)}. Let them run on.`;
};
