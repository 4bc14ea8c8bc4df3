import { describe, expect, it } from 'vitest';
import { clockText, overdueFirst, responseClock } from './response-clock.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const hours = (count: number): string => new Date(now + count * 3_600_000).toISOString();
const textAt = (due: number, more: object = {}) =>
  clockText(responseClock({ status: 'new', respondBy: hours(due), ...more }, now));

describe('responseClock and clockText', () => {
  it('count down for a new lead', () => {
    expect(textAt(23.5)).toBe('23 h left to answer');
    expect(textAt(0.5)).toBe('Less than an hour left to answer');
  });

  it('highlight the last four hours', () => {
    expect(responseClock({ status: 'new', respondBy: hours(3.9) }, now)).toMatchObject({ soon: true });
    expect(responseClock({ status: 'new', respondBy: hours(4) }, now)).toMatchObject({ soon: false });
  });

  it('show how late a lead is, in days from the second day on', () => {
    expect(textAt(-0.1)).toBe('Overdue by 1 h');
    expect(textAt(-47)).toBe('Overdue by 47 h');
    expect(textAt(-49)).toBe('Overdue by 2 days');
  });

  it('stop when the lead has been answered', () => {
    expect(textAt(-5, { status: 'contacted', respondedAt: hours(-6) })).toBe('Answered in time');
    expect(textAt(-5, { status: 'contacted', respondedAt: hours(-4) })).toBe('Answered late');
  });

  it('show nothing without a deadline, or when the status changed without an answer', () => {
    expect(clockText(responseClock({ status: 'new' }, now))).toBe('');
    expect(clockText(responseClock({ status: 'new', respondBy: 'soon' }, now))).toBe('');
    expect(textAt(-5, { status: 'spam' })).toBe('');
  });
});

describe('overdueFirst', () => {
  it('sorts the longest wait first and keeps the order of the others', () => {
    const rows = [
      { id: 'a', status: 'new', respondBy: hours(3) },
      { id: 'b', status: 'new', respondBy: hours(-1) },
      { id: 'c', status: 'signed', respondBy: hours(-90) },
      { id: 'd', status: 'new', respondBy: hours(-9) },
    ];
    expect(overdueFirst(rows, now).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
  });
});
