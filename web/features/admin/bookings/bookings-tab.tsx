import { useMemo, useState } from 'react';
import { listBookings } from '#shared/api/admin-leads.ts';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { momentText, zonedText } from '../data/dates.ts';
import { searchIndex } from '../data/search-index.ts';
import { useCollection } from '../data/use-collection.ts';
import { useQueryState } from '../data/use-query-state.ts';
import css from '../leads/lead.module.css';
import { LongText } from '../leads/long-text.tsx';
import { StoryDialog } from '../leads/story-dialog.tsx';
import { FilterBar, SearchBox } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';

const defaults = { bq: '' };
const { matches } = searchIndex<Booking>((row) => [
  row.firstName,
  row.lastName,
  `${row.firstName} ${row.lastName}`,
  row.email,
  row.company,
  row.serviceInterest,
  row.message,
]);

/** When the visitor would like to talk: in their own zone and in the company's. */
const When = ({ booking }: { booking: Booking }) => {
  const { startsAt, timeZone, preferredDate, preferredTime } = booking;
  if (startsAt && timeZone) {
    return (
      <>
        <span>
          {zonedText(startsAt, timeZone)} <span className={css.summary}>theirs, {timeZone}</span>
        </span>
        <span>
          {zonedText(startsAt, brand.timeZone)} <span className={css.summary}>ours, {brand.timeZone}</span>
        </span>
      </>
    );
  }
  const wish = [preferredDate, preferredTime].filter(Boolean).join(' ');
  return <span>{wish ? `${wish}${timeZone ? ` (${timeZone})` : ''}` : 'No time was asked for'}</span>;
};

export const BookingsTab = ({ onPerson }: { onPerson: (email: string) => void }) => {
  const bookings = useCollection<Booking>(listBookings, 'Failed to fetch bookings');
  const [query, setQuery] = useQueryState(defaults);
  const [story, setStory] = useState<Booking>();
  const shown = useMemo(
    () => bookings.rows.filter((row) => matches(row, query.bq)),
    [bookings.rows, query.bq],
  );
  return (
    <>
      <FilterBar>
        <SearchBox placeholder="Search bookings..." value={query.bq} onChange={(bq) => setQuery({ bq })} />
      </FilterBar>
      <Region collection={bookings} what="bookings">
        {shown.length === 0 ? (
          <Empty
            title={query.bq ? 'No bookings found' : 'No consultation requests yet'}
            text={
              query.bq
                ? 'Nothing matches your search.'
                : 'A request made in the chat appears here, and as a client project in the first tab.'
            }
          />
        ) : (
          <VirtualList rows={shown} label="Consultation requests" keyOf={({ id }) => id} estimate={160}>
            {(booking) => (
              <article className={css.card}>
                <header className={css.head}>
                  <h3 className={css.name}>
                    {booking.firstName} {booking.lastName}, {booking.company}
                  </h3>
                  {booking.serviceInterest && <span className={css.summary}>{booking.serviceInterest}</span>}
                </header>
                <p className={css.facts}>
                  <When booking={booking} />
                </p>
                <p className={css.facts}>
                  <a href={`mailto:${encodeURIComponent(booking.email)}`}>{booking.email}</a>
                  {booking.phone && <span>{booking.phone}</span>}
                  <span>Requested {momentText(booking.createdAt)}</span>
                </p>
                {booking.message && (
                  <LongText className={css.message} what="message" text={booking.message} />
                )}
                <div className={css.actions}>
                  <Button size="small" look="quiet" onClick={() => setStory(booking)}>
                    Story
                  </Button>
                  <Button size="small" look="plain" onClick={() => onPerson(booking.email)}>
                    Person’s data
                  </Button>
                </div>
              </article>
            )}
          </VirtualList>
        )}
      </Region>
      {story && (
        <StoryDialog
          kind="bookings"
          id={story.id}
          title={`${story.firstName} ${story.lastName}`}
          onClose={() => setStory(undefined)}
        />
      )}
    </>
  );
};
