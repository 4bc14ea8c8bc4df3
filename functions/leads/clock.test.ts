import { describe, expect, it } from 'vitest';
import { answerCounters, medianHours } from './clock.ts';

const lead = (minutes: number) => ({
  createdAt: '2026-05-04T10:00:00.000Z',
  respondBy: '2026-05-05T10:00:00.000Z',
  respondedAt: new Date(Date.parse('2026-05-04T10:00:00.000Z') + minutes * 60_000).toISOString(),
});

describe('the response time', () => {
  it.each([
    [0, { answered: 1, inTime: 1, 'within:15': 1 }],
    [15, { answered: 1, inTime: 1, 'within:15': 1 }],
    [16, { answered: 1, inTime: 1, 'within:30': 1 }],
    [1440, { answered: 1, inTime: 1, 'within:1440': 1 }],
    [1441, { answered: 1, inTime: 0, 'within:2160': 1 }],
    [99_999, { answered: 1, inTime: 0, 'within:more': 1 }],
  ])('of %i minutes counts in its span', (minutes, counters) => {
    expect(answerCounters(lead(minutes))).toEqual(counters);
  });

  it('has an estimated median within its span', () => {
    expect(medianHours({})).toBeUndefined();
    // Two of four answers took 30 to 60 minutes, so the median is the end of that span.
    expect(medianHours({ '30': 1, '60': 1, '1440': 2 })).toBe(1);
    expect(medianHours({ '60': 2, '120': 4 })).toBe(1.3);
    expect(medianHours({ '15': -3, '120': 1 })).toBe(1.5);
  });
});
