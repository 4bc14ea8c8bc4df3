// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepTestRun, testRunsOf } from './flow-activity.ts';

beforeEach(() => localStorage.clear());

const run = (id: string, done = false, variables: Record<string, string> = {}) => ({
  id,
  at: '2026-11-22T10:00:00.000Z',
  done,
  variables,
});

it('keeps the latest test runs of each flow, and updates a running one', () => {
  keepTestRun('a', run('1'));
  keepTestRun('b', run('2'));
  keepTestRun('a', run('1', true, { name: 'Ann' }));
  expect(testRunsOf('a')).toEqual([run('1', true, { name: 'Ann' })]);
  expect(testRunsOf('b')).toEqual([run('2')]);
  for (let index = 0; index < 30; index += 1) keepTestRun('a', run(`n${index}`));
  expect(testRunsOf('a').map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => `n${29 - index}`),
  );
  expect(testRunsOf('toString')).toEqual([]);
});

it('ignores unreadable stored values', () => {
  localStorage.setItem('flow-test-runs', '{"a":[{"id":1},null],"b":5}');
  expect([testRunsOf('a'), testRunsOf('b')]).toEqual([[], []]);
});
