import { Button, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { Booking } from '#shared/domain/leads.ts';
import { formatDayParts } from '#web/lib/format.ts';
import css from '../parts/rows.module.css';
import { type AgendaDay, companyDay, groupByDay } from './agenda-model.ts';
import { BookingRow } from './booking-row.tsx';

interface AgendaProps {
  readonly bookings: readonly Booking[];
  readonly overlaps: ReadonlyMap<string, readonly Booking[]>;
  readonly now: number;
  readonly onOpen: (booking: Booking) => void;
}

/** Past days shown per page. */
const pastDays = 20;
const dayMs = 86_400_000;

const dayName = (day: string, now: number): string => {
  const text = formatDayParts(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === companyDay(now).slice(0, 4) ? {} : { year: 'numeric' }),
  });
  if (day === companyDay(now)) return `Today, ${text}`;
  return day === companyDay(now + dayMs) ? `Tomorrow, ${text}` : text;
};

/** Upcoming appointments by day, then requests without a time, then past ones. */
export const Agenda = ({ bookings, overlaps, now, onOpen }: AgendaProps) => {
  const [shownPast, setShownPast] = useState(0);
  const { upcoming, withoutTime, past } = groupByDay(bookings, now);
  const rows = (mine: readonly Booking[]) => (
    <Paper component="ul" className={css.rows} style={{ overflow: 'hidden' }}>
      {mine.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          overlaps={overlaps.get(booking.id) ?? []}
          onOpen={onOpen}
        />
      ))}
    </Paper>
  );
  const day = ({ day: name, bookings: mine }: AgendaDay) => (
    <section key={name} aria-labelledby={`day-${name}`}>
      <Title order={3} size="h4" id={`day-${name}`} mb="xs">
        {dayName(name, now)}
      </Title>
      {rows(mine)}
    </section>
  );
  return (
    <Stack gap="lg">
      {upcoming.map(day)}
      {withoutTime.length > 0 && (
        <section aria-labelledby="day-none">
          <Title order={3} size="h4" id="day-none" mb="xs">
            No time yet
          </Title>
          {rows(withoutTime)}
        </section>
      )}
      {past.slice(0, shownPast).map(day)}
      {past.length > shownPast && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => setShownPast(shownPast + pastDays)}
        >
          {shownPast === 0
            ? `Show past appointments (${past.reduce((sum, { bookings: mine }) => sum + mine.length, 0)})`
            : 'Show older'}
        </Button>
      )}
    </Stack>
  );
};
