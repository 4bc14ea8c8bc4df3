import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/domain/leads.ts';
import { newClient } from '../clients/clients.ts';
import { createBookingWithClient } from './bookings.ts';

const booking: Booking = {
  id: '019aa000-0000-7000-8000-000000000001',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.org',
  company: 'Lee Ltd',
  status: 'requested',
  durationMinutes: 30,
  updatedAt: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
};

describe('createBookingWithClient', () => {
  it('never writes an item twice in one transaction', () => {
    const client = newClient(
      {
        companyName: 'Lee Ltd',
        clientName: 'Ann Lee',
        clientEmail: booking.email,
        source: 'consultation',
        channel: 'direct',
        bookingId: booking.id,
      },
      { id: '019aa000-0000-7000-8000-000000000002', now: new Date(booking.createdAt) },
    );
    for (let run = 0; run < 500; run += 1) {
      const keys = createBookingWithClient('table', booking, client, { story: { page: '/' } }).map(
        ({ Put, Update }) => {
          const { pk, sk } = (Put?.Item ?? Update?.Key ?? {}) as { pk?: string; sk?: string };
          return `${pk} ${sk}`;
        },
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
