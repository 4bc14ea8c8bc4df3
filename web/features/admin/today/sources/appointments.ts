import { brand } from '#shared/brand.ts';
import { isOpenBooking } from '#shared/domain/lead-stats.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { leadIdentity, rankOf, ranks, type TodayItem } from '../today-item.ts';

const dayMs = 86_400_000;
/** Appointments stay listed this long after they start. */
const graceMs = 60 * 60_000;
const soonMs = 2 * 3_600_000;

/** Appointments of today and tomorrow in the company's time zone, by start time. */
export const listAppointments = (bookings: readonly Booking[], now: number): TodayItem[] => {
  const dayOf = (ms: number) => wallClockAt(new Date(ms), brand.timeZone).date;
  const today = dayOf(now);
  const tomorrow = dayOf(now + dayMs);
  return bookings
    .flatMap((booking): TodayItem[] => {
      const { id, firstName, lastName, status } = booking;
      const at = Date.parse(booking.startsAt ?? '');
      if (Number.isNaN(at) || at < now - graceMs || !isOpenBooking(booking)) return [];
      const { date, time } = wallClockAt(new Date(at), brand.timeZone);
      if (date !== today && date !== tomorrow) return [];
      const person = leadIdentity(booking.email || booking.phone);
      const name = `${firstName} ${lastName}`.trim() || booking.email;
      const when = `${date === today ? 'Today' : 'Tomorrow'} at ${time}`;
      const urgency = date !== today ? 'later' : at - now < soonMs ? 'soon' : 'today';
      return [
        {
          kind: 'booking',
          reason: status === 'confirmed' ? 'Appointment' : 'Booking to confirm',
          rank: urgency === 'soon' ? ranks.urgent : rankOf(urgency),
          language: booking.language,
          key: `appointment:${id}`,
          name,
          company: booking.company,
          text: booking.message ?? booking.serviceInterest ?? 'Consultation',
          due: status === 'confirmed' ? when : `${when}, not confirmed yet`,
          at,
          urgency,
          ...(person ? { person } : {}),
          opens: { label: 'Open', search: { tab: 'bookings', booking: id } },
          ...(status === 'confirmed' && at <= now
            ? {
                done: {
                  label: 'Mark as held',
                  done: `Appointment with ${name} marked as held`,
                  changes: [{ lead: { kind: 'bookings', lead: booking }, patch: { status: 'done' } }],
                },
              }
            : {}),
        },
      ];
    })
    .sort((a, b) => a.at - b.at);
};
