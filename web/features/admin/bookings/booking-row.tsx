import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { Badge } from '../parts/status-badge.tsx';
import css from './agenda.module.css';
import { bookingName, companyTime, momentOf } from './agenda-model.ts';
import { bookingTones } from './booking-tones.ts';
import { theirTime } from './their-time.ts';

interface BookingRowProps {
  readonly booking: Booking;
  readonly overlaps: readonly Booking[];
  readonly onOpen: (booking: Booking) => void;
}

/** An appointment in the list: when for both, who, what it is about, in which state. */
export const BookingRow = ({ booking, overlaps, onOpen }: BookingRowProps) => {
  const at = momentOf(booking);
  const wish = [booking.preferredDate, booking.preferredTime].filter(Boolean).join(' ');
  return (
    <li
      className={css.row}
      data-over={booking.status === 'declined' || booking.status === 'cancelled' || undefined}
    >
      <button type="button" className={css.open} onClick={() => onOpen(booking)}>
        <span className={css.time}>
          {at === undefined ? <span className={css.soft}>{wish || 'No time'}</span> : companyTime(at)}
          {at !== undefined && <span className={css.soft}>{theirTime(at, booking.timeZone)}</span>}
        </span>
        <span className={css.who}>
          <bdi className={css.name}>{bookingName(booking)}</bdi>
          {booking.company && <bdi className={css.soft}>{booking.company}</bdi>}
          {booking.serviceInterest && <span className={css.soft}>{booking.serviceInterest}</span>}
        </span>
        {booking.message && (
          <span className={css.text} dir="auto">
            {booking.message}
          </span>
        )}
        <span className={css.marks}>
          {overlaps.length > 0 && (
            <Badge tone="bad">Same time as {overlaps.map(bookingName).join(', ')}</Badge>
          )}
          {booking.spamReason && <Badge tone="bad">Suspected spam</Badge>}
          <Badge tone={bookingTones[booking.status]}>{bookingStatuses[booking.status]}</Badge>
        </span>
      </button>
    </li>
  );
};
