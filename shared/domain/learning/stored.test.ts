import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learn, noFacts, totalPoints } from './progress.ts';
import { fromStored, parseStored, toStored } from './stored.ts';

describe('toStored and fromStored', () => {
  it('write the specified fields', () => {
    const facts = learn(noFacts, { type: 'welcome done' }, { now: 1, today: '2026-03-02' });
    expect(toStored(facts)).toMatchObject({
      totalPoints: 100,
      stepsCompleted: 1,
      achievements: ['first-steps'],
      level: 1,
      currentStreak: 1,
      tutorialCompleted: false,
      completedSteps: ['welcome'],
    });
  });

  it('restore the same facts after a reload', () => {
    const facts = learn(
      noFacts,
      { type: 'roi calculated', input: { employees: 4, hourlyRate: 20, hoursPerDay: 3 } },
      { now: 1, today: '2026-03-02' },
    );
    expect(parseStored(JSON.stringify(toStored(facts)))).toEqual(facts);
  });

  it('read the first version, which had only the list of steps', () => {
    const facts = fromStored({
      totalPoints: 9_999,
      completedSteps: ['welcome', 'industry-selection'],
      level: 4,
    });
    expect(facts.completedSteps).toEqual(['welcome', 'industry-selection']);
    expect(totalPoints(facts)).toBe(50 + 75 + 50 + 100);
  });

  it('drop steps that cannot be complete yet', () => {
    expect(fromStored({ completedSteps: ['welcome', 'roi-calculator', 'nonsense'] }).completedSteps).toEqual([
      'welcome',
    ]);
  });

  it.each([null, '', '{', '[]', 'null', '"text"', '{"facts":7}', '{"completedSteps":{"length":5}}'])(
    'start over from %s',
    (text) => {
      expect(parseStored(text)).toEqual(noFacts);
    },
  );

  it('never throw and return facts that can be stored again', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        const facts = parseStored(text);
        expect(fromStored(JSON.parse(JSON.stringify(toStored(facts))))).toEqual(facts);
        expect(() => fromStored({ facts: value, completedSteps: value })).not.toThrow();
      }),
    );
  });
});
