import { SegmentedControl } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Booking } from '#shared/domain/leads.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import { filterByText } from '../data/filter-by-text.ts';
import type { Portal } from '../data/portal.ts';
import { bookingRow, CountedRows } from '../leads/counted-rows.tsx';
import { ExportButton } from '../leads/export-button.tsx';
import { useNow } from '../leads/use-now.ts';
import { FilterBar, SearchBox } from '../parts/filter-bar.tsx';
import { Region } from '../parts/region.tsx';
import { StatCards } from '../parts/stat-cards.tsx';
import { Agenda } from './agenda.tsx';
import { mapOverlaps } from './agenda-model.ts';
import { groupBookings } from './booking-counts.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { Week } from './week.tsx';

const defaults = { bq: '', calendar: 'agenda', week: '', booking: '', rows: '' };
const rowTitles = {
  total: 'Booking requests',
  upcoming: 'Bookings still to come',
  week: 'Requests of the last 7 days',
} as const;
const views = ['agenda', 'week'] as const;
const searchedFields = (row: Booking) => [
  row.firstName,
  row.lastName,
  `${row.firstName} ${row.lastName}`,
  row.email,
  row.company,
  row.serviceInterest,
  row.message,
];

/** Bookings by the day of the appointment. */
export const BookingsTab = ({
  onPerson,
  clients,
  bookings,
}: Pick<Portal, 'onPerson' | 'clients' | 'bookings'>) => {
  const [query, setQuery] = useQueryState(defaults);
  const now = useNow();
  const { rows } = bookings;
  const words = useDeferredValue(query.bq);
  const shown = useMemo(() => filterByText(rows, words, searchedFields), [rows, words]);
  const overlaps = useMemo(() => mapOverlaps(rows), [rows]);
  const groups = useMemo(() => groupBookings(rows, new Date(now)), [rows, now]);
  const view = oneOf(query.calendar, views, 'agenda');
  const open = useCallback((booking: Booking) => setQuery({ booking: booking.id }), [setQuery]);
  const opened = query.booking ? rows.find(({ id }) => id === query.booking) : undefined;
  const calendar = { bookings: shown, overlaps, now, onOpen: open };
  return (
    <>
      <StatCards
        known={bookings.state === 'ready'}
        stats={[
          { label: 'Requests', value: groups.total.length, search: '?tab=bookings&rows=total' },
          { label: 'Still to come', value: groups.upcoming.length, search: '?tab=bookings&rows=upcoming' },
          {
            label: 'This Week',
            value: groups.week.length,
            note: 'requested in the last 7 days',
            search: '?tab=bookings&rows=week',
          },
        ]}
      />
      <FilterBar>
        <SearchBox
          placeholder="Search bookings..."
          value={query.bq}
          onChange={(bq) => setQuery({ bq }, 'typed')}
        />
        <SegmentedControl
          aria-label="View"
          value={view}
          data={[
            { value: 'agenda', label: 'Agenda' },
            { value: 'week', label: 'Week' },
          ]}
          onChange={(next) => setQuery({ calendar: next })}
        />
        <ExportButton dataset="bookings" shown={query.bq.trim() ? shown : undefined}>
          Export Bookings
        </ExportButton>
      </FilterBar>
      <Region collection={bookings} what="bookings">
        {rows.length === 0 || (shown.length === 0 && words) ? (
          <Empty
            title={words ? 'No bookings found' : 'No consultation requests yet'}
            text={
              words
                ? 'Nothing matches your search.'
                : 'Requests from the chat appear here and as client projects.'
            }
          />
        ) : view === 'week' ? (
          <Week {...calendar} week={query.week} onWeek={(week) => setQuery({ week })} />
        ) : (
          <Agenda {...calendar} />
        )}
      </Region>
      {query.rows in rowTitles && (
        <CountedRows
          title={rowTitles[query.rows as keyof typeof rowTitles]}
          rows={groups[query.rows as keyof typeof rowTitles].map(bookingRow)}
          onPerson={onPerson}
          onClose={() => setQuery({ rows: '' })}
        />
      )}
      {opened && (
        <BookingDialog
          key={opened.id}
          booking={opened}
          overlaps={overlaps.get(opened.id) ?? []}
          others={rows}
          client={clients.rows.find(({ id, bookingId }) => id === opened.clientId || bookingId === opened.id)}
          onSaved={bookings.replace}
          onPerson={onPerson}
          onClose={() => setQuery({ booking: '' })}
        />
      )}
    </>
  );
};
