import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { zonedText } from '../data/dates.ts';
import { Quiet } from '../parts/quiet.tsx';
import css from './booking-time.module.css';

/** When the visitor would like to talk: in their own zone and in the company's. */
export const BookingTime = ({ booking }: { booking: Booking }) => {
  const { startsAt, timeZone, preferredDate, preferredTime } = booking;
  if (startsAt && timeZone) {
    return (
      <dl className={css.times}>
        <div>
          <dt>{timeZone === brand.timeZone ? `Both, ${timeZone}` : `Ours, ${brand.timeZone}`}</dt>
          <dd>{zonedText(startsAt, brand.timeZone)}</dd>
        </div>
        {timeZone !== brand.timeZone && (
          <div>
            <dt>Theirs, {timeZone}</dt>
            <dd>{zonedText(startsAt, timeZone)}</dd>
          </div>
        )}
      </dl>
    );
  }
  const wish = [preferredDate, preferredTime].filter(Boolean).join(' ');
  return <Quiet>{wish ? `${wish}${timeZone ? ` (${timeZone})` : ''}` : 'No time was asked for'}</Quiet>;
};
