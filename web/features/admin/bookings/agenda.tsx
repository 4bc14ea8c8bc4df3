import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Booking } from '#shared/domain/leads.ts';
import css from './agenda.module.css';
import { type AgendaDay, agendaOf, companyDay } from './agenda-model.ts';
import { BookingRow } from './booking-row.tsx';

interface AgendaProps {
  readonly bookings: readonly Booking[];
  readonly overlaps: ReadonlyMap<string, readonly Booking[]>;
  readonly now: number;
  readonly onOpen: (booking: Booking) => void;
}

/** Days of the past that are shown at a time. */
const pastDays = 20;
const dayMs = 86_400_000;

const dayName = (day: string, now: number): string => {
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === companyDay(now).slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  if (day === companyDay(now)) return `Today, ${text}`;
  return day === companyDay(now + dayMs) ? `Tomorrow, ${text}` : text;
};

/** Appointments in the order of the calendar: what is to come, what has no time yet, what was. */
export const Agenda = ({ bookings, overlaps, now, onOpen }: AgendaProps) => {
  const [shownPast, setShownPast] = useState(0);
  const { ahead, unplanned, past } = agendaOf(bookings, now);
  const rows = (mine: readonly Booking[]) => (
    <ul className={css.rows}>
      {mine.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          overlaps={overlaps.get(booking.id) ?? []}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
  const day = ({ day: name, bookings: mine }: AgendaDay) => (
    <section key={name} aria-labelledby={`day-${name}`}>
      <h3 id={`day-${name}`} className={css.day}>
        {dayName(name, now)}
      </h3>
      {rows(mine)}
    </section>
  );
  return (
    <div className={css.agenda}>
      {ahead.map(day)}
      {unplanned.length > 0 && (
        <section aria-labelledby="day-none">
          <h3 id="day-none" className={css.day}>
            No time yet
          </h3>
          {rows(unplanned)}
        </section>
      )}
      {past.slice(0, shownPast).map(day)}
      {past.length > shownPast && (
        <Button variant="default" className={css.more} onClick={() => setShownPast(shownPast + pastDays)}>
          {shownPast === 0
            ? `Show past appointments (${past.reduce((sum, { bookings: mine }) => sum + mine.length, 0)})`
            : 'Show older'}
        </Button>
      )}
    </div>
  );
};
