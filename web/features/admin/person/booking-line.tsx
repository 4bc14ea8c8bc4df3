import { Link } from 'react-router-dom';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { paths } from '#web/lib/paths.ts';
import { BookingTime } from '../bookings/booking-time.tsx';
import { bookingTones } from '../bookings/booking-tones.ts';
import { Badge } from '../parts/status-badge.tsx';
import { RecordPart } from './record-part.tsx';

/** A consultation request, with a link to the calendar. */
export const BookingLine = ({ booking }: { booking: Booking }) => (
  <RecordPart
    label="Consultation"
    title="Consultation"
    state={<Badge tone={bookingTones[booking.status]}>{bookingStatuses[booking.status]}</Badge>}
  >
    <BookingTime booking={booking} />
    <Link to={paths.admin.to(`?tab=bookings&booking=${booking.id}`)}>Open in the calendar</Link>
  </RecordPart>
);
