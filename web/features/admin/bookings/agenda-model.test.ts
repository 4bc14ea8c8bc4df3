import { describe, expect, it } from 'vitest';
import { makeBooking } from '#test/fixtures/leads.ts';
import { bookingTime, groupByDay, listWeekDays, mapOverlaps } from './agenda-model.ts';

const now = Date.parse('2026-05-06T10:00:00.000Z');
const at = (id: string, startsAt: string, more: object = {}) => makeBooking(id, { startsAt, ...more });

describe('groupByDay', () => {
  it('groups by the company’s calendar days, and separates past bookings and those without a time', () => {
    const { upcoming, withoutTime, past } = groupByDay(
      [
        at('late', '2026-05-08T08:00:00.000Z'),
        // Already Thursday in the company's time zone.
        at('night', '2026-05-06T22:30:00.000Z'),
        at('today', '2026-05-06T07:00:00.000Z'),
        at('yesterday', '2026-05-05T07:00:00.000Z'),
        at('before', '2026-05-04T07:00:00.000Z'),
        makeBooking('open'),
      ],
      now,
    );
    const ids = (days: typeof upcoming) =>
      days.map(({ day, bookings }) => [day, ...bookings.map(({ id }) => id)]);
    expect(ids(upcoming)).toEqual([
      ['2026-05-06', 'today'],
      ['2026-05-07', 'night'],
      ['2026-05-08', 'late'],
    ]);
    expect(ids(past)).toEqual([
      ['2026-05-05', 'yesterday'],
      ['2026-05-04', 'before'],
    ]);
    expect(withoutTime.map(({ id }) => id)).toEqual(['open']);
  });

  it('uses the proposed time while a proposal is open', () => {
    const booking = at('a', '2026-05-08T08:00:00.000Z', { proposedStartsAt: '2026-05-09T08:00:00.000Z' });
    expect(bookingTime({ ...booking, status: 'proposed' })).toBe(Date.parse('2026-05-09T08:00:00.000Z'));
    expect(bookingTime({ ...booking, status: 'confirmed' })).toBe(Date.parse('2026-05-08T08:00:00.000Z'));
  });

  it('lists the days of a week, Monday first', () => {
    expect(listWeekDays(now, 0)).toEqual([
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
      '2026-05-10',
    ]);
    expect(listWeekDays(now, 1)[0]).toBe('2026-05-11');
    expect(listWeekDays(Date.parse('2026-05-10T20:00:00.000Z'), -1)[0]).toBe('2026-04-27');
  });
});

it('finds overlapping appointments only', () => {
  const overlaps = mapOverlaps([
    at('a', '2026-05-08T08:00:00.000Z', { durationMinutes: 60 }),
    at('b', '2026-05-08T08:30:00.000Z'),
    at('c', '2026-05-08T09:00:00.000Z'),
    at('d', '2026-05-08T08:15:00.000Z', { status: 'declined' }),
    at('e', '2026-05-08T08:15:00.000Z', { spamReason: 'x' }),
  ]);
  expect([...overlaps].map(([id, others]) => [id, others.map((other) => other.id)])).toEqual([
    ['a', ['b']],
    ['b', ['a']],
  ]);
});
