import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/domain/leads.ts';
import { makeBooking } from '#test/fixtures/leads.ts';
import { groupBookings } from './booking-counts.ts';

const now = new Date('2026-05-04T12:00:00Z');
const made = '2026-05-01T12:00:00.000Z';
const booking = (more: Partial<Booking>) => makeBooking('1', { createdAt: made, updatedAt: made, ...more });

describe('groupBookings', () => {
  it('groups all bookings, upcoming ones and those of the week, without spam', () => {
    const rows = [
      booking({ startsAt: '2026-05-05T08:00:00.000Z' }),
      booking({ startsAt: '2026-05-02T08:00:00.000Z', createdAt: '2026-04-01T12:00:00.000Z' }),
      booking({}),
      booking({ startsAt: '2026-05-05T08:00:00.000Z', status: 'declined' }),
      booking({ startsAt: '2026-05-05T08:00:00.000Z', status: 'cancelled' }),
      booking({ spamReason: 'A hidden field was filled in.', startsAt: '2026-05-05T08:00:00.000Z' }),
    ];
    const { total, upcoming, week } = groupBookings(rows, now);
    expect([total.length, upcoming.length, week.length]).toEqual([5, 1, 4]);
  });
});
