import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/domain/leads.ts';
import { makeBooking } from '#test/fixtures/leads.ts';
import { countBookings } from './booking-counts.ts';

const now = new Date('2026-05-04T12:00:00Z');
const made = '2026-05-01T12:00:00.000Z';
const booking = (more: Partial<Booking>) => makeBooking('1', { createdAt: made, updatedAt: made, ...more });

describe('countBookings', () => {
  it('counts all bookings, upcoming ones and those of the week, without spam', () => {
    const rows = [
      booking({ startsAt: '2026-05-05T08:00:00.000Z' }),
      booking({ startsAt: '2026-05-02T08:00:00.000Z', createdAt: '2026-04-01T12:00:00.000Z' }),
      booking({}),
      booking({ startsAt: '2026-05-05T08:00:00.000Z', status: 'declined' }),
      booking({ startsAt: '2026-05-05T08:00:00.000Z', status: 'cancelled' }),
      booking({ spamReason: 'A hidden field was filled in.', startsAt: '2026-05-05T08:00:00.000Z' }),
    ];
    expect(countBookings(rows, now)).toEqual({ total: 5, upcoming: 1, week: 4 });
  });
});
