import { expect, it } from 'vitest';
import { buildStats } from './stats-view.tsx';

const figures = (seconds: number) => ({
  days: [],
  byLanguage: {},
  byPage: {},
  byTopic: {},
  conversations: 1,
  turns: 0,
  leads: 0,
  tokens: 0,
  person: { asked: 1, came: 1, seconds },
  cards: {},
  near: {},
  titles: {},
});
const waited = (seconds: number) =>
  buildStats(figures(seconds)).find(({ label }) => label === 'Time until a person answered')?.value;

it('formats the waiting time for a person in seconds, minutes or hours', () => {
  expect(waited(45)).toBe('45 s');
  expect(waited(300)).toBe('5 min');
  expect(waited(3806)).toBe('1.1 h');
});

it('links each outcome to its conversations of the period, and explains numbers without rows', () => {
  const stats = buildStats({
    ...figures(45),
    days: [
      { day: '2026-11-01', outcomes: {} },
      { day: '2026-11-30', outcomes: {} },
    ],
    byLanguage: { en: { answered: 3, unknown: 1 } },
  });
  const span = '?tab=conversations&cfrom=2026-11-01&cto=2026-11-30';
  expect(Object.fromEntries(stats.map(({ label, search }) => [label, search]))).toMatchObject({
    Conversations: span,
    Answered: `${span}&cout=answered`,
    'Not answered': `${span}&cout=unknown`,
  });
  for (const { label, value, search, hint } of stats)
    if (value !== '0%') expect([label, Boolean(search ?? hint)]).toEqual([label, true]);
});
