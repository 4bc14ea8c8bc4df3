import { brand } from '#shared/brand.ts';
import { wallClockAt } from '#shared/domain/consultation-slots.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { beginning, personOf, type TodayItem } from '../today-item.ts';

const dayMs = 86_400_000;
/** An appointment is still looked for a while after it has begun. */
const graceMs = 30 * 60_000;

/** Appointments of today and tomorrow, as the company's calendar has them, in the order of the clock. */
export const appointmentsAhead = (bookings: readonly Booking[], now: number): TodayItem[] => {
  const dayOf = (ms: number) => wallClockAt(new Date(ms), brand.timeZone).date;
  const today = dayOf(now);
  const tomorrow = dayOf(now + dayMs);
  return bookings
    .flatMap((booking): TodayItem[] => {
      const at = Date.parse(booking.startsAt ?? '');
      if (Number.isNaN(at) || at < now - graceMs || booking.spamReason) return [];
      const { date, time } = wallClockAt(new Date(at), brand.timeZone);
      if (date !== today && date !== tomorrow) return [];
      const person = personOf(booking.email || booking.phone);
      return [
        {
          key: `appointment:${booking.id}`,
          name: `${booking.firstName} ${booking.lastName}`.trim() || booking.email,
          company: booking.company,
          text: beginning(booking.message ?? booking.serviceInterest ?? 'Consultation'),
          due: `${date === today ? 'Today' : 'Tomorrow'} at ${time}`,
          at,
          urgency: date === today ? (at - now < 2 * 3_600_000 ? 'soon' : 'today') : 'later',
          ...(person ? { person } : {}),
          subject: { kind: 'booking', booking },
        },
      ];
    })
    .sort((a, b) => a.at - b.at);
};
