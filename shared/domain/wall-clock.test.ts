import { describe, expect, it } from 'vitest';
import { instantOf, isCalendarDate, wallClockAt } from './wall-clock.ts';

describe('isCalendarDate', () => {
  it.each(['2028-02-29', '2027-12-31', '9999-12-31'])('accepts %s', (date) =>
    expect(isCalendarDate(date)).toBe(true),
  );
  it.each([
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '27-01-01',
    '10000-01-01',
    '٢٠٢٧-٠١-٠١',
    '',
  ])('rejects %s', (date) => expect(isCalendarDate(date)).toBe(false));
});

describe('instantOf', () => {
  it.each([
    ['2027-01-15', '09:30', 'Europe/Berlin', '2027-01-15T08:30:00.000Z'],
    ['2027-07-15', '09:30', 'Europe/Berlin', '2027-07-15T07:30:00.000Z'],
    ['2027-07-15', '16:00', 'Asia/Kolkata', '2027-07-15T10:30:00.000Z'],
    ['2027-07-15', '23:30', 'Pacific/Auckland', '2027-07-15T11:30:00.000Z'],
    ['2027-01-01', '00:00', 'America/New_York', '2027-01-01T05:00:00.000Z'],
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ])('converts %s %s in %s', (date, time, zone, instant) => {
    const found = instantOf({ date, time }, zone);
    expect(found?.toISOString()).toBe(instant);
    expect(found && wallClockAt(found, zone)).toEqual({ date, time });
  });

  it.each([
    ['2027-03-28', '02:30', 'Europe/Berlin'],
    ['2027-03-14', '02:00', 'America/New_York'],
  ])('returns undefined for %s %s in %s, which the clock change skips [LEAD-020]', (date, time, zone) => {
    expect(instantOf({ date, time }, zone)).toBeUndefined();
  });
});
