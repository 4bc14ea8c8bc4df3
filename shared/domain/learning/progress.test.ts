import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepIds, tourStepIds } from './catalogue.ts';
import { overallLevel, pathLevel } from './levels.ts';
import {
  isGraduate,
  isUnlocked,
  type LearningEvent,
  type LearningFacts,
  learn,
  mergeFacts,
  noFacts,
  pendingMs,
  totalPoints,
  unlockedAchievements,
} from './progress.ts';

const at = (now: number, today = '2026-03-02') => ({ now, today });
const play = (events: LearningEvent[], from: LearningFacts = noFacts, start = 0): LearningFacts =>
  events.reduce((facts, event, index) => learn(facts, event, at(start + index)), from);

const industries: LearningEvent[] = ['Healthcare', 'SaaS', 'Retail'].map((industry) => ({
  type: 'industry selected',
  industry,
}));
const exchanges: LearningEvent[] = Array.from({ length: 3 }, () => ({ type: 'exchange made' }));
const bigRoi: LearningEvent = {
  type: 'roi calculated',
  input: { employees: 10, hourlyRate: 25, hoursPerDay: 2 },
};
const smallRoi: LearningEvent = {
  type: 'roi calculated',
  input: { employees: 1, hourlyRate: 15, hoursPerDay: 1 },
};
const plans: LearningEvent[] = ['starter', 'professional'].map((plan) => ({ type: 'plan viewed', plan }));
const wholePath = (): LearningFacts => {
  const chosen = play([{ type: 'welcome done' }, ...industries]);
  return play([...exchanges, bigRoi, ...plans], learn(chosen, { type: 'resumed' }, at(5_000)), 5_000);
};

describe('learning path', () => {
  it('starts with only welcome unlocked', () => {
    expect(stepIds.filter((id) => isUnlocked(noFacts, id))).toEqual(['welcome']);
  });

  it('unlocks the next step with each completion', () => {
    const facts = play([{ type: 'welcome done' }]);
    expect(stepIds.filter((id) => isUnlocked(facts, id))).toEqual(['welcome', 'industry-selection']);
    expect(totalPoints(facts)).toBe(50 + 50);
  });

  it('completes the industry step one second after the third selection, not before', () => {
    const facts = play([{ type: 'welcome done' }, ...industries]);
    expect(pendingMs(facts, 3)).toBe(1_000);
    expect(learn(facts, { type: 'resumed' }, at(1_002)).completedSteps).toEqual(['welcome']);
    expect(learn(facts, { type: 'resumed' }, at(1_003)).completedSteps).toEqual([
      'welcome',
      'industry-selection',
    ]);
  });

  it('needs three different industries', () => {
    const same = play([
      { type: 'welcome done' },
      industries[0]!,
      industries[0]!,
      industries[0]!,
      industries[1]!,
    ]);
    expect(learn(same, { type: 'resumed' }, at(9_000)).completedSteps).toEqual(['welcome']);
  });

  it('completes the demo step after three exchanges and pricing after two different plans', () => {
    const ready = learn(play([{ type: 'welcome done' }, ...industries]), { type: 'resumed' }, at(9_000));
    const two = play(exchanges.slice(0, 2), ready, 9_000);
    expect(two.completedSteps).not.toContain('chatbot-demo');
    const three = play(exchanges, ready, 9_000);
    expect(three.completedSteps).toContain('chatbot-demo');
    const once = play([bigRoi, plans[0]!, plans[0]!], three, 9_000);
    expect(once.completedSteps).not.toContain('pricing-exploration');
    expect(play([plans[1]!], once, 9_000).completedSteps).toEqual([...stepIds]);
  });

  it('counts a plan once by name or id', () => {
    const looked = play([
      { type: 'plan viewed', plan: 'Starter' },
      { type: 'plan viewed', plan: 'starter' },
    ]);
    expect(looked.plans).toEqual(['starter']);
  });

  it('counts earlier activity as soon as its step unlocks', () => {
    const early = play([...plans, bigRoi, ...exchanges, ...industries]);
    expect(early.completedSteps).toEqual([]);
    expect(learn(early, { type: 'welcome done' }, at(60_000)).completedSteps).toEqual([...stepIds]);
  });

  it('sums all specified awards to 1,775 points with the large ROI award, 1,700 with the small one', () => {
    // steps 50+75+100+200+100, achievements 50+100+150+200+250+500
    expect(totalPoints(wholePath())).toBe(525 + 1_250);
    const small = play([{ type: 'welcome done' }, ...industries, ...exchanges, smallRoi, ...plans]);
    expect(totalPoints(learn(small, { type: 'resumed' }, at(60_000)))).toBe(450 + 1_250);
  });

  it('unlocks achievements step by step and graduation at the end', () => {
    expect(unlockedAchievements(wholePath())).toEqual([
      'first-steps',
      'explorer',
      'chatbot-whisperer',
      'roi-master',
      'business-strategist',
      'graduation',
    ]);
    expect(isGraduate(wholePath())).toBe(true);
  });

  it('keeps the first ROI award and sends the latest calculation', () => {
    const facts = play([smallRoi, bigRoi]);
    expect(facts.roi).toEqual({ award: 125, latest: { employees: 10, hourlyRate: 25, hoursPerDay: 2 } });
  });

  it('awards tour points once per step, 475 for the whole tour', () => {
    const tour: LearningEvent[] = tourStepIds.map((step) => ({ type: 'tour step done', step }));
    expect(totalPoints(play([...tour, ...tour]))).toBe(475);
  });

  it('ignores repeated events', () => {
    const facts = wholePath();
    const again = play([{ type: 'welcome done' }, ...industries, bigRoi, ...plans], facts, 9_000);
    expect(totalPoints(again)).toBe(totalPoints(facts));
    expect(again.completedSteps).toEqual(facts.completedSteps);
  });

  it('returns the same object when an event changes nothing', () => {
    const facts = wholePath();
    expect(learn(facts, plans[0]!, at(9_000))).toBe(facts);
    expect(learn(facts, { type: 'resumed' }, at(9_000))).toBe(facts);
  });

  it('counts a streak over consecutive days and starts over after a gap', () => {
    const day = (facts: LearningFacts, today: string) =>
      learn(facts, { type: 'exchange made' }, at(0, today));
    const three = ['2026-02-27', '2026-02-28', '2026-03-01'].reduce(day, noFacts);
    expect(three.streak).toEqual({ day: '2026-03-01', days: 3 });
    expect(day(three, '2026-03-01').streak?.days).toBe(3);
    expect(day(three, '2026-03-03').streak?.days).toBe(1);
    expect(day(three, '2026-02-20').streak?.days).toBe(3);
  });
});

describe('levels', () => {
  it.each([
    [0, 1, 1],
    [99, 1, 1],
    [100, 2, 1],
    [399, 4, 1],
    [400, 5, 1],
    [499, 5, 1],
    [500, 5, 2],
    [1_775, 5, 4],
  ])('maps %i points to path level %i and overall level %i', (points, path, overall) => {
    expect([pathLevel(points), overallLevel(points)]).toEqual([path, overall]);
  });
});

const anyEvent: fc.Arbitrary<LearningEvent> = fc.oneof(
  fc.constant<LearningEvent>({ type: 'welcome done' }),
  fc.string().map((industry): LearningEvent => ({ type: 'industry selected', industry })),
  fc.constant<LearningEvent>({ type: 'exchange made' }),
  fc
    .record({ employees: fc.nat(200), hourlyRate: fc.nat(100), hoursPerDay: fc.nat(20) })
    .map((input): LearningEvent => ({ type: 'roi calculated', input })),
  fc
    .constantFrom('starter', 'professional', 'enterprise')
    .map((plan): LearningEvent => ({ type: 'plan viewed', plan })),
  fc.constantFrom(...tourStepIds).map((step): LearningEvent => ({ type: 'tour step done', step })),
  fc.constant<LearningEvent>({ type: 'resumed' }),
);

describe('learning path with random events', () => {
  it('never loses points, completes steps out of order or exceeds the sum of all awards', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.nat(5_000)), { maxLength: 60 }), (script) => {
        let facts = noFacts;
        let now = 0;
        for (const [event, pause] of script) {
          now += pause;
          const before = totalPoints(facts);
          facts = learn(facts, event, at(now));
          expect(totalPoints(facts)).toBeGreaterThanOrEqual(before);
          expect(facts.completedSteps).toEqual(stepIds.slice(0, facts.completedSteps.length));
        }
        expect(totalPoints(facts)).toBeLessThanOrEqual(525 + 1_250 + 475);
      }),
    );
  });

  it('merges two tabs in either order without losing anything', () => {
    const history = fc.array(anyEvent, { maxLength: 30 }).map((events) => play(events));
    fc.assert(
      fc.property(history, history, (a, b) => {
        const merged = mergeFacts(a, b);
        expect(totalPoints(merged)).toBeGreaterThanOrEqual(Math.max(totalPoints(a), totalPoints(b)) - 75);
        expect(merged.completedSteps).toEqual(mergeFacts(b, a).completedSteps);
        expect(mergeFacts(merged, merged)).toEqual(merged);
      }),
    );
  });
});
