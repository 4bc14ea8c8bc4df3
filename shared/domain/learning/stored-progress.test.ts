import { describe, expect, it } from 'vitest';
import {
  type LearningFacts,
  learn,
  mergeFacts,
  noFacts,
  pendingMs,
  stepPoints,
  totalPoints,
} from './progress.ts';
import { fromStored, parseStored } from './stored.ts';

describe('stored learning progress', () => {
  const facts = (more: Partial<LearningFacts>): LearningFacts => ({ ...noFacts, ...more });
  const streak = (day: string, days: number) => facts({ streak: { day, days } });

  it('keeps the later streak of two tabs, or the longer one if both are from the same day', () => {
    expect(mergeFacts(streak('2026-03-01', 9), streak('2026-03-02', 2)).streak).toEqual({
      day: '2026-03-02',
      days: 2,
    });
    expect(mergeFacts(streak('2026-03-02', 2), streak('2026-03-01', 9)).streak).toEqual({
      day: '2026-03-02',
      days: 2,
    });
    expect(mergeFacts(streak('2026-03-02', 2), streak('2026-03-02', 5)).streak?.days).toBe(5);
    expect(mergeFacts(streak('2026-03-02', 5), streak('2026-03-02', 2)).streak?.days).toBe(5);
    expect(mergeFacts(noFacts, streak('2026-03-02', 2)).streak?.days).toBe(2);
    expect(mergeFacts(streak('2026-03-02', 2), noFacts).streak?.days).toBe(2);
    expect(mergeFacts(noFacts, noFacts).streak).toBeUndefined();
  });

  it('merges the facts of two tabs without duplicates', () => {
    const one = facts({ industries: ['A', 'B'], plans: ['x'], exchanges: 2, industriesChosenAt: 7 });
    const two = facts({ industries: ['B', 'C'], plans: ['x', 'y'], exchanges: 5, industriesChosenAt: 5 });
    expect(mergeFacts(one, two)).toMatchObject({
      ...{ industries: ['A', 'B', 'C'], plans: ['x', 'y'], exchanges: 5, industriesChosenAt: 5 },
    });
    expect(mergeFacts(one, noFacts).industriesChosenAt).toBe(7);
    expect(mergeFacts(noFacts, one).industriesChosenAt).toBe(7);
    expect(mergeFacts(noFacts, noFacts).industriesChosenAt).toBeUndefined();
    const roi = (award: 125 | 200) =>
      facts({ roi: { award, latest: { employees: 1, hourlyRate: 15, hoursPerDay: 1 } } });
    expect([mergeFacts(roi(125), roi(200)).roi?.award, mergeFacts(noFacts, roi(200)).roi?.award]).toEqual([
      125, 200,
    ]);
  });

  it('delays the industry step only right after the welcome step', () => {
    const chosen = (done: LearningFacts['completedSteps']) =>
      facts({ completedSteps: done, industriesChosenAt: 1000 });
    expect(pendingMs(chosen(['welcome']), 1000)).toBeGreaterThan(0);
    expect(pendingMs(chosen(['welcome']), 1_000_000)).toBe(0);
    expect(pendingMs(chosen([]), 1000)).toBeUndefined();
    expect(pendingMs(chosen(['welcome', 'industry-selection']), 1000)).toBeUndefined();
    expect(pendingMs(facts({ completedSteps: ['welcome'] }), 1000)).toBeUndefined();
  });

  it('starts with the welcome step even if other activities came first', () => {
    const early = learn(noFacts, { type: 'exchange made' }, { now: 1, today: '2026-03-02' });
    expect(early.completedSteps).toEqual([]);
    expect([stepPoints(noFacts, 'roi-calculator'), totalPoints(noFacts)]).toEqual([125, 0]);
  });

  it('keeps possible values and drops the rest', () => {
    expect(fromStored('x')).toEqual(noFacts);
    expect(fromStored([])).toEqual(noFacts);
    expect(parseStored(null)).toEqual(noFacts);
    expect(parseStored('')).toEqual(noFacts);
    expect(parseStored('{')).toEqual(noFacts);
    const read = fromStored({
      completedSteps: ['welcome', 'roi-calculator'],
      facts: {
        industries: ['A', 'A', '', 'x'.repeat(60), 'x'.repeat(61), 7],
        exchanges: 3.7,
        plans: ['Starter', 'starter'],
        industriesChosenAt: 0,
        streak: { day: '2026-03-02', days: 2.5 },
        roi: { award: 7, latest: { employees: 1e9, hourlyRate: 'x', hoursPerDay: 2 } },
        tourSteps: 'x',
      },
    });
    expect(read).toMatchObject({
      ...{ completedSteps: ['welcome'], industries: ['A', 'x'.repeat(60)], exchanges: 3, tourSteps: [] },
      ...{
        plans: ['starter'],
        industriesChosenAt: 0,
        streak: { day: '2026-03-02', days: 2 },
        roi: { award: 125 },
      },
    });
    const many = Array.from({ length: 30 }, (_, index) => `i${index}`);
    expect(fromStored({ facts: { industries: many } }).industries).toHaveLength(20);
  });

  it.each([
    [{ exchanges: -1 }, 'exchanges', 0],
    [{ exchanges: 0 }, 'exchanges', 0],
    [{ exchanges: 5000 }, 'exchanges', 1000],
    [{ exchanges: Number.NaN }, 'exchanges', 0],
    [{ exchanges: '7' }, 'exchanges', 0],
    [{ industriesChosenAt: -1 }, 'industriesChosenAt', undefined],
    [{ industriesChosenAt: '5' }, 'industriesChosenAt', undefined],
    [{ industriesChosenAt: Number.POSITIVE_INFINITY }, 'industriesChosenAt', undefined],
    [{ streak: { day: '2026-3-2', days: 2 } }, 'streak', undefined],
    [{ streak: { day: 'x2026-03-02', days: 2 } }, 'streak', undefined],
    [{ streak: { day: '2026-03-021', days: 2 } }, 'streak', undefined],
    [{ streak: { day: '2026-03-02', days: 0 } }, 'streak', undefined],
    [{ streak: { day: 7, days: 2 } }, 'streak', undefined],
    [{ streak: 'x' }, 'streak', undefined],
    [{ roi: { award: 200 } }, 'roi', undefined],
    [{ roi: 'x' }, 'roi', undefined],
  ])('reads %j as %s %j', (stored, name, value) => {
    expect(fromStored({ facts: stored })[name as keyof LearningFacts]).toEqual(value);
  });
});
