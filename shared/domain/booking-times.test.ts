import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookingRules,
  daysInterval,
  isEarlyEnough,
  isStart,
  listFreeTimes,
  neededTime,
  openingHours,
  overlaps,
} from './booking-times.ts';
import { wallClockAt } from './wall-clock.ts';

const rules = (more: Partial<BookingRules> = {}): BookingRules => ({
  hours: openingHours(),
  lengthMinutes: 30,
  pauseMinutes: 0,
  leadMinutes: 0,
  ...more,
});
const now = new Date('2027-01-01T00:00:00Z');
const day = (date: string, zone = 'Europe/Berlin') =>
  daysInterval(date, 1, zone) ?? expect.fail('This day does not exist');
const times = (found: readonly Date[], zone = 'Europe/Berlin') =>
  found.map((start) => wallClockAt(start, zone).time);
const busyAt = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });

describe('openingHours', () => {
  it('uses the owner’s facts, and brand.ts where they are missing', () => {
    expect(openingHours({ openFrom: '10:00', openTo: '18:00', openDays: [6] })).toEqual({
      from: '10:00',
      to: '18:00',
      days: [6],
    });
    expect(openingHours({ openFrom: '10:00', openDays: [] })).toEqual({
      from: '10:00',
      to: '17:00',
      days: [1, 2, 3, 4, 5, 6, 7],
    });
  });
});

describe('listFreeTimes', () => {
  it('offers sixteen half hours on a weekday, in the visitor’s day', () => {
    const found = listFreeTimes(day('2027-06-15', 'America/New_York'), { rules: rules(), busy: [], now });
    expect(times(found, 'America/New_York')).toHaveLength(16);
    expect([times(found, 'America/New_York')[0], times(found)[0]]).toEqual(['03:00', '09:00']);
    const far = listFreeTimes(day('2027-06-15', 'Pacific/Auckland'), { rules: rules(), busy: [], now });
    expect(far.map((start) => wallClockAt(start, 'Europe/Berlin').date)).toContain('2027-06-14');
    expect(far.every((start) => wallClockAt(start, 'Pacific/Auckland').date === '2027-06-15')).toBe(true);
  });

  it('offers no closed day, and the owner’s hours instead of the standard ones', () => {
    const workdays = rules({ hours: openingHours({ openDays: [1, 2, 3, 4, 5] }) });
    expect(listFreeTimes(day('2027-06-13'), { rules: workdays, busy: [], now })).toEqual([]);
    const hours = openingHours({ openFrom: '10:00', openTo: '18:00', openDays: [7] });
    const found = listFreeTimes(day('2027-06-13'), { rules: rules({ hours }), busy: [], now });
    expect([times(found)[0], times(found).at(-1)]).toEqual(['10:00', '17:30']);
  });

  it('lets an appointment end before closing, whatever its length', () => {
    const long = rules({ lengthMinutes: 90 });
    expect(times(listFreeTimes(day('2027-06-15'), { rules: long, busy: [], now })).at(-1)).toBe('15:30');
    const endless = rules({ lengthMinutes: 480 + 30 });
    expect(listFreeTimes(day('2027-06-15'), { rules: endless, busy: [], now })).toEqual([]);
  });

  it('leaves out busy times with the pause around them, and times within the lead time', () => {
    const busy = [busyAt('2027-06-15T10:00+02:00', '2027-06-15T10:30+02:00')];
    const found = listFreeTimes(day('2027-06-15'), { rules: rules({ pauseMinutes: 15 }), busy, now });
    expect(times(found).slice(0, 3)).toEqual(['09:00', '11:00', '11:30']);
    const noon = new Date('2027-06-15T12:00:00+02:00');
    const late = listFreeTimes(day('2027-06-15'), {
      rules: rules({ leadMinutes: 120 }),
      busy: [],
      now: noon,
    });
    expect(times(late)[0]).toBe('14:00');
    expect(times(listFreeTimes(day('2027-06-15'), { rules: rules(), busy: [], now: noon }))[0]).toBe('12:30');
  });

  it('keeps the company’s hours when the clocks change', () => {
    for (const date of ['2027-03-29', '2027-10-29', '2027-11-01'])
      expect(times(listFreeTimes(day(date), { rules: rules(), busy: [], now }))[0], date).toBe('09:00');
  });

  it('offers only times that fit every rule', () => {
    const minutes = fc.integer({ min: 0, max: 72 }).map((count) => count * 5);
    fc.assert(
      fc.property(
        fc.record({
          lengthMinutes: fc.integer({ min: 1, max: 48 }).map((count) => count * 5),
          pauseMinutes: minutes,
          leadMinutes: minutes,
        }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 72 * 60 }), fc.integer({ min: 1, max: 300 })), {
          maxLength: 8,
        }),
        (figures, meetings) => {
          const at = new Date('2027-06-15T06:00:00Z');
          const busy = meetings.map(([after, length]) => ({
            from: at.getTime() + after * 60_000,
            to: at.getTime() + (after + length) * 60_000,
          }));
          const given = rules(figures);
          const interval = daysInterval('2027-06-15', 3, 'Europe/Berlin') ?? expect.fail();
          for (const start of listFreeTimes(interval, { rules: given, busy, now: at })) {
            expect(isStart(start, given)).toBe(true);
            expect(isEarlyEnough(start, given, at)).toBe(true);
            expect(busy.some((one) => overlaps(one, neededTime(start, given)))).toBe(false);
          }
        },
      ),
    );
  });
});

describe('isStart', () => {
  it('accepts only the half hours of an open day that leave enough room', () => {
    const at = (text: string, more: Partial<BookingRules> = {}) => isStart(new Date(text), rules(more));
    expect(at('2027-06-15T09:00:00+02:00')).toBe(true);
    expect(at('2027-06-15T09:15:00+02:00')).toBe(false);
    expect(at('2027-06-15T09:00:30+02:00')).toBe(false);
    expect(at('2027-06-15T08:30:00+02:00')).toBe(false);
    expect(at('2027-06-15T16:30:00+02:00')).toBe(true);
    expect(at('2027-06-15T16:30:00+02:00', { lengthMinutes: 45 })).toBe(false);
    const hours = openingHours({ openDays: [1, 2, 3, 4, 5] });
    expect(at('2027-06-13T09:00:00+02:00', { hours })).toBe(false);
  });
});

describe('daysInterval', () => {
  it('covers whole days of the zone, also over a clock change', () => {
    expect(day('2027-03-28').to - day('2027-03-28').from).toBe(23 * 3_600_000);
    expect(daysInterval('2027-02-30', 1, 'Europe/Berlin')).toBeUndefined();
  });
});
