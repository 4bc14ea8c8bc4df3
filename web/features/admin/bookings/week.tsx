import { ActionIcon, Box, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { brand } from '#shared/brand.ts';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { instantOf, isCalendarDate } from '#shared/domain/wall-clock.ts';
import { formatDayParts } from '#web/lib/format.ts';
import { ToneMark } from '../parts/status-badge.tsx';
import {
  bookingName,
  bookingTime,
  companyDay,
  companyTime,
  firstWeek,
  isCancelled,
  listWeekDays,
} from './agenda-model.ts';
import { bookingTones } from './booking-tones.ts';

interface WeekProps {
  readonly bookings: readonly Booking[];
  readonly overlaps: ReadonlyMap<string, readonly Booking[]>;
  readonly now: number;
  readonly onOpen: (booking: Booking) => void;
  /** Any day of the week to show; empty for the default week. */
  readonly week: string;
  readonly onWeek: (monday: string) => void;
}

/** Noon of a day in the company's time zone, in epoch milliseconds. */
const companyNoon = (day: string): number =>
  instantOf({ date: day, time: '12:00' }, brand.timeZone)?.getTime() ?? Date.now();

/** One week, with a column for each day in the company's time zone. */
export const Week = ({ bookings, overlaps, now, onOpen, week, onWeek }: WeekProps) => {
  const shown = companyNoon(isCalendarDate(week) ? week : firstWeek(bookings, now));
  const days = listWeekDays(shown, 0);
  const [thisWeek = ''] = listWeekDays(now, 0);
  const move = (weeks: number) => onWeek(listWeekDays(shown, weeks)[0] ?? '');
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const byDay = new Map<string, Booking[]>(days.map((day) => [day, []]));
  for (const booking of bookings) {
    const at = bookingTime(booking);
    if (at !== undefined) byDay.get(companyDay(at))?.push(booking);
  }
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <ActionIcon variant="default" size="lg" aria-label="Previous week" onClick={() => move(-1)}>
          ‹
        </ActionIcon>
        <Button
          variant="default"
          size="compact-md"
          fz="sm"
          disabled={first === thisWeek}
          onClick={() => onWeek(thisWeek)}
        >
          This week
        </Button>
        <ActionIcon variant="default" size="lg" aria-label="Next week" onClick={() => move(1)}>
          ›
        </ActionIcon>
        <Text role="status" size="sm" c="dimmed">
          {formatDayParts(first, { day: 'numeric', month: 'long' })} –{' '}
          {formatDayParts(last, { day: 'numeric', month: 'long', year: 'numeric' })}
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 1, lg: 7 }} spacing="xs">
        {days.map((day) => {
          const mine = (byDay.get(day) ?? []).sort((a, b) => (bookingTime(a) ?? 0) - (bookingTime(b) ?? 0));
          const line = day === companyDay(now) ? 'var(--accent)' : 'var(--line)';
          return (
            <Box
              component="section"
              key={day}
              miw={0}
              mih={{ base: 0, lg: '14rem' }}
              py={{ base: mine.length > 0 ? 'sm' : 4, lg: 'sm' }}
              style={{ borderBlockStart: `2px solid ${line}` }}
              aria-labelledby={`week-${day}`}
            >
              <Title
                order={3}
                size="h4"
                mb={mine.length > 0 ? 'xs' : 0}
                id={`week-${day}`}
                c={mine.length === 0 ? 'dimmed' : undefined}
              >
                {formatDayParts(day, { weekday: 'short' })}{' '}
                <span>{formatDayParts(day, { day: 'numeric' })}</span>
              </Title>
              <Stack component="ul" gap="xs">
                {mine.map((booking) => (
                  <li key={booking.id}>
                    <Paper
                      component="button"
                      type="button"
                      ta="start"
                      display="grid"
                      w="100%"
                      p="xs"
                      bd={overlaps.has(booking.id) ? '1px solid var(--danger)' : undefined}
                      fz="xs"
                      lh={1.4}
                      // A long name must not overlap the next day's column.
                      style={{ gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}
                      c={isCancelled(booking) ? 'dimmed' : undefined}
                      onClick={() => onOpen(booking)}
                    >
                      <Group component="span" justify="space-between" fw={650}>
                        <Text component="span" inherit td={isCancelled(booking) ? 'line-through' : undefined}>
                          {companyTime(bookingTime(booking) ?? 0)}
                        </Text>
                        <ToneMark tone={bookingTones[booking.status]} />
                      </Group>
                      <Text component="bdi" inherit fw={600}>
                        {bookingName(booking)}
                      </Text>
                      <Text component="bdi" inherit c="dimmed">
                        {booking.company}
                      </Text>
                      <span className="visually-hidden">
                        {bookingStatuses[booking.status]}
                        {overlaps.has(booking.id) && ', another appointment at the same time'}
                      </span>
                    </Paper>
                  </li>
                ))}
              </Stack>
            </Box>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
};
