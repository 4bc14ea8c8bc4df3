// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { listTestRuns, saveTestRun } from './flow-test-runs.ts';

beforeEach(() => localStorage.clear());

const run = (id: string, done = false, variables: Record<string, string> = {}) => ({
  id,
  at: '2026-11-22T10:00:00.000Z',
  done,
  variables,
});

it('keeps the latest test runs of each flow, and updates a running one', () => {
  saveTestRun('a', run('1'));
  saveTestRun('b', run('2'));
  saveTestRun('a', run('1', true, { name: 'Ann' }));
  expect(listTestRuns('a')).toEqual([run('1', true, { name: 'Ann' })]);
  expect(listTestRuns('b')).toEqual([run('2')]);
  for (let index = 0; index < 30; index += 1) saveTestRun('a', run(`n${index}`));
  expect(listTestRuns('a').map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `n${29 - index}`),
  );
  expect(listTestRuns('toString')).toEqual([]);
});

it('ignores unreadable stored values', () => {
  localStorage.setItem('flow-test-runs', '{"a":[{"id":1},null],"b":5}');
  expect([listTestRuns('a'), listTestRuns('b')]).toEqual([[], []]);
});
