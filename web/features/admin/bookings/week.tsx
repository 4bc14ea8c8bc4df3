import { Button, Group, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { ToneMark } from '../parts/status-badge.tsx';
import css from './agenda.module.css';
import { bookingName, companyDay, companyTime, momentOf, weekOf } from './agenda-model.ts';
import { bookingTones } from './booking-tones.ts';

interface WeekProps {
  readonly bookings: readonly Booking[];
  readonly overlaps: ReadonlyMap<string, readonly Booking[]>;
  readonly now: number;
  readonly onOpen: (booking: Booking) => void;
}

const named = (day: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** One week at a time, a column for each day in the company's zone. */
export const Week = ({ bookings, overlaps, now, onOpen }: WeekProps) => {
  const [offset, setOffset] = useState(0);
  const days = weekOf(now, offset);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const byDay = new Map<string, Booking[]>(days.map((day) => [day, []]));
  for (const booking of bookings) {
    const at = momentOf(booking);
    if (at !== undefined) byDay.get(companyDay(at))?.push(booking);
  }
  return (
    <div className={css.agenda}>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-label="Week before"
          onClick={() => setOffset(offset - 1)}
        >
          ‹
        </Button>
        <Button variant="default" size="compact-sm" disabled={offset === 0} onClick={() => setOffset(0)}>
          This week
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label="Week after"
          onClick={() => setOffset(offset + 1)}
        >
          ›
        </Button>
        <p role="status" className={css.span}>
          {named(first, { day: 'numeric', month: 'long' })} –{' '}
          {named(last, { day: 'numeric', month: 'long', year: 'numeric' })}
        </p>
      </Group>
      <div className={css.week}>
        {days.map((day) => {
          const mine = (byDay.get(day) ?? []).sort((a, b) => (momentOf(a) ?? 0) - (momentOf(b) ?? 0));
          return (
            <section
              key={day}
              className={css.column}
              aria-labelledby={`week-${day}`}
              data-today={day === companyDay(now) || undefined}
              data-empty={mine.length === 0 || undefined}
            >
              <h3 id={`week-${day}`}>
                {named(day, { weekday: 'short' })} <span>{named(day, { day: 'numeric' })}</span>
              </h3>
              <ul>
                {mine.map((booking) => (
                  <li key={booking.id}>
                    <UnstyledButton
                      className={css.slot}
                      data-over={booking.status === 'declined' || booking.status === 'cancelled' || undefined}
                      data-clash={overlaps.has(booking.id) || undefined}
                      onClick={() => onOpen(booking)}
                    >
                      <span className={css.slotTime}>
                        {companyTime(momentOf(booking) ?? 0)}
                        <ToneMark tone={bookingTones[booking.status]} />
                      </span>
                      <bdi className={css.name}>{bookingName(booking)}</bdi>
                      <bdi className={css.soft}>{booking.company}</bdi>
                      <span className="visually-hidden">
                        {bookingStatuses[booking.status]}
                        {overlaps.has(booking.id) && ', another appointment at the same time'}
                      </span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
};
