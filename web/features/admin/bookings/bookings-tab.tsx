import { useMemo } from 'react';
import { listBookings } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { Empty } from '#web/ui/empty.tsx';
import { momentText } from '../data/dates.ts';
import { searchIndex } from '../data/search-index.ts';
import { useCollection } from '../data/use-collection.ts';
import { useQueryState } from '../data/use-query-state.ts';
import { Facts, LeadCard } from '../leads/lead-card.tsx';
import { LongText } from '../leads/long-text.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { useNow } from '../leads/use-now.ts';
import { useStory } from '../leads/use-story.tsx';
import { Action } from '../parts/action.tsx';
import { FilterBar, SearchBox } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { bookingCounts } from './booking-counts.ts';
import { BookingTime } from './booking-time.tsx';

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

const fullName = ({ firstName, lastName }: Booking): string => `${firstName} ${lastName}`.trim() || 'No name';

export const BookingsTab = ({ onPerson }: { onPerson: (email: string) => void }) => {
  const bookings = useCollection<Booking>(listBookings, 'Failed to fetch bookings');
  const [query, setQuery] = useQueryState(defaults);
  const { openStory, storyDialog } = useStory<Booking>('bookings', fullName);
  const now = useNow();
  const shown = useMemo(
    () => bookings.rows.filter((row) => matches(row, query.bq)),
    [bookings.rows, query.bq],
  );
  const counts = useMemo(() => bookingCounts(bookings.rows, new Date(now)), [bookings.rows, now]);
  return (
    <>
      <StatCards
        known={bookings.state === 'ready'}
        stats={[
          { label: 'Requests', value: counts.total },
          { label: 'Still to come', value: counts.ahead },
          { label: 'This Week', value: counts.week, note: 'asked in the last 7 days' },
        ]}
      />
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
              <LeadCard
                name={`${booking.firstName} ${booking.lastName}, ${booking.company}`}
                problem={booking.problem}
                marks={booking.serviceInterest && <Badge tone="active">{booking.serviceInterest}</Badge>}
                facts={
                  <>
                    <BookingTime booking={booking} />
                    <Facts>
                      <MailLink email={booking.email} />
                      {booking.phone && <PhoneLink phone={booking.phone} />}
                    </Facts>
                    <Facts minor>
                      <span>Requested {momentText(booking.createdAt)}</span>
                      {booking.spamReason && <span>Suspected spam: {booking.spamReason}</span>}
                    </Facts>
                  </>
                }
                actions={
                  <>
                    <Action onClick={() => openStory(booking)}>Story</Action>
                    <Action onClick={() => onPerson(booking.email)}>Person’s data</Action>
                  </>
                }
              >
                {booking.message && <LongText what="message" text={booking.message} />}
              </LeadCard>
            )}
          </VirtualList>
        )}
      </Region>
      {storyDialog}
    </>
  );
};
