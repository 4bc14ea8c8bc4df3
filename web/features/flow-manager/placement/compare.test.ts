import { expect, it } from 'vitest';
import { computePValue, describeComparison } from './compare.ts';

const arm = (name: string, sessions: number, hits: number) => ({ name, sessions, hits });

it('returns the probability of a difference this large between equal flows', () => {
  // A textbook case: 120 of 1,000 against 90 of 1,000, z = 2.19.
  expect(computePValue(arm('a', 1000, 120), arm('b', 1000, 90))).toBeCloseTo(0.0287, 3);
  expect(computePValue(arm('a', 1000, 100), arm('b', 1000, 100))).toBeCloseTo(1, 3);
  expect(computePValue(arm('a', 20, 4), arm('b', 20, 1))).toBeUndefined();
  expect(computePValue(arm('a', 0, 0), arm('b', 0, 0))).toBeUndefined();
});

it('describes the result in a sentence for either winner', () => {
  expect(describeComparison([arm('Short', 1000, 90), arm('Long', 1000, 120)], 'leads')).toBe(
    '“Long” has more leads: 12.0 % against 9.0 %. That is unlikely to be chance: equal flows differ this much about once in 35 times.',
  );
  expect(describeComparison([arm('Short', 200, 24), arm('Long', 200, 20)], 'leads')).toMatch(
    /^“Short” has more leads: 12\.0 % against 10\.0 %\. That could be chance: .* about once in 2 times\. Let both run longer\.$/,
  );
  expect(describeComparison([arm('Short', 9000, 2700), arm('Long', 9000, 900)], 'leads')).toContain(
    'less than once in 1,000 times',
  );
  expect(describeComparison([arm('Short', 5, 1), arm('Long', 4, 0)], 'leads')).toBe(
    'Not enough conversations yet to compare leads. Let both run longer.',
  );
  expect(describeComparison([arm('Short', 100, 10), arm('Long', 100, 10)], 'leads')).toBe(
    'Both have the same rate of leads.',
  );
});
