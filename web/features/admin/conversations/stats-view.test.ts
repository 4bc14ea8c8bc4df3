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
