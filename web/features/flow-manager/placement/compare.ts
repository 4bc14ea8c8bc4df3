import { errorFunction } from 'simple-statistics';

/** What came of one flow's place: how many conversations, how many of them did what is wanted. */
export interface Arm {
  readonly name: string;
  readonly sessions: number;
  readonly hits: number;
}

/** Below this the normal approximation of a share says nothing. */
const leastExpected = 5;
/** A difference that would come about by itself more often than this may be one. */
const sure = 0.05;

const shareOf = ({ sessions, hits }: Arm): number => (sessions === 0 ? 0 : hits / sessions);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** How often two equal shares would differ at least this much; undefined where there are too few to tell. */
export const chanceOf = (a: Arm, b: Arm): number | undefined => {
  const pooled = (a.hits + b.hits) / (a.sessions + b.sessions);
  const fewest = Math.min(a.sessions, b.sessions) * Math.min(pooled, 1 - pooled);
  if (!(fewest >= leastExpected)) return undefined;
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / a.sessions + 1 / b.sessions));
  const z = Math.abs(shareOf(a) - shareOf(b)) / deviation;
  return 1 - errorFunction(z / Math.SQRT2);
};

const howOften = (chance: number): string =>
  chance < 0.001 ? 'less than once in 1,000 times' : `about once in ${Math.round(1 / chance)} times`;

/** Who is ahead, and whether that could be chance, in a sentence. `what` is what the hits are called. */
export const verdictOf = (arms: readonly Arm[], what: string): string => {
  const [first, second] = [...arms].sort((a, b) => shareOf(b) - shareOf(a));
  if (!first || !second) return '';
  const chance = chanceOf(first, second);
  if (chance === undefined) return `Too few conversations to tell which makes more ${what}. Let them run on.`;
  if (shareOf(first) === shareOf(second)) return `Both make the same share of ${what}.`;
  const ahead = `“${first.name}” makes more ${what}: ${percent(shareOf(first))} against ${percent(shareOf(second))}.`;
  return chance < sure
    ? `${ahead} That is hardly chance: equal flows would differ so much ${howOften(chance)}.`
    : `${ahead} That could be chance: equal flows would differ so much ${howOften(chance)}. Let them run on.`;
};
