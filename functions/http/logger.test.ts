import { expect, it } from 'vitest';
import { jsonLogger } from './logger.ts';

it('logs one JSON object per line, with its level', () => {
  const lines: string[] = [];
  const log = jsonLogger((line) => lines.push(line));
  log.info('a.b', { n: 1 });
  log.warn('c.d');
  log.error('e.f');
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const read = lines.map((line) => JSON.parse(line));
  expect(read.map(({ level, event, n }) => [level, event, n])).toEqual([
    ['info', 'a.b', 1],
    ['warn', 'c.d', undefined],
    ['error', 'e.f', undefined],
  ]);
  expect(Number.isNaN(Date.parse(read[0].time))).toBe(false);
});
