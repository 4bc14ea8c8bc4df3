import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it('formats seconds as minutes and hours', () => {
  expect([0, 45.4, 59.6, 60, 217, 3600, 3599.6, 3900].map(formatDuration)).toEqual([
    '0 s',
    '45 s',
    '1 min',
    '1 min',
    '3 min 37 s',
    '1 h',
    '1 h',
    '1 h 5 min',
  ]);
});
