import { describe, expect, it } from 'vitest';
import { answerCounters } from './clock.ts';

const lead = (minutes: number) => ({
  createdAt: '2026-05-04T10:00:00.000Z',
  respondBy: '2026-05-05T10:00:00.000Z',
  respondedAt: new Date(Date.parse('2026-05-04T10:00:00.000Z') + minutes * 60_000).toISOString(),
});

describe('answerCounters', () => {
  it.each([
    [0, { answered: 1, inTime: 1 }],
    [1440, { answered: 1, inTime: 1 }],
    [1441, { answered: 1, inTime: 0 }],
  ])('counts an answer after %i minutes', (minutes, counters) => {
    expect(answerCounters(lead(minutes))).toEqual(counters);
  });

  it('does not count an answer when no answer was due', () => {
    expect(answerCounters({ ...lead(5), respondBy: undefined })).toEqual({});
  });
});
