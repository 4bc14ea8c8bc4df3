import { Box, Flex, Group, NavLink, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { Badge } from '../parts/status-badge.tsx';
import { Soft } from '../shared/table/cells.tsx';
import { bookingName, bookingTime, companyTime, isCancelled } from './agenda-model.ts';
import { bookingTones } from './booking-tones.ts';
import { visitorTime } from './visitor-time.ts';

const Strong = ({ td, children }: { td: 'line-through' | undefined; children: ReactNode }) => (
  <Text component="span" inherit fw={600} td={td} c={td && 'dimmed'}>
    {children}
  </Text>
);

interface BookingRowProps {
  readonly booking: Booking;
  readonly overlaps: readonly Booking[];
  readonly onOpen: (booking: Booking) => void;
}

/** An appointment in the list: time in both zones, name, subject, status. */
export const BookingRow = ({ booking, overlaps, onOpen }: BookingRowProps) => {
  const at = bookingTime(booking);
  const wish = [booking.preferredDate, booking.preferredTime].filter(Boolean).join(' ');
  const td = isCancelled(booking) ? 'line-through' : undefined;
  return (
    <li>
      <NavLink
        onClick={() => onOpen(booking)}
        fz="sm"
        noWrap
        label={
          <Flex component="span" wrap="wrap" gap="0 1rem" style={{ whiteSpace: 'normal' }}>
            <Text component="span" inherit flex={{ base: '1 0 100%', sm: '0 0 10rem' }}>
              {at === undefined ? (
                <Soft>{wish || 'No time'}</Soft>
              ) : (
                <Strong td={td}>{companyTime(at)} </Strong>
              )}
              {at !== undefined && <Soft>{visitorTime(at, booking.timeZone)}</Soft>}
            </Text>
            <Box component="span" display="block" flex="1 1 10rem" miw={0}>
              <Group component="span" gap="0 0.75rem">
                <Strong td={td}>
                  <bdi>{bookingName(booking)}</bdi>
                </Strong>
                {booking.company && (
                  <Soft>
                    <bdi>{booking.company}</bdi>
                  </Soft>
                )}
                {booking.serviceInterest && <Soft>{booking.serviceInterest}</Soft>}
              </Group>
              {booking.message && (
                <Text component="span" display="block" size="xs" c="dimmed" truncate dir="auto">
                  {booking.message}
                </Text>
              )}
            </Box>
            <Group component="span" gap="xs">
              {overlaps.length > 0 && (
                <Badge tone="bad">Same time as {overlaps.map(bookingName).join(', ')}</Badge>
              )}
              {booking.spamReason && <Badge tone="bad">Suspected spam</Badge>}
              <Badge tone={bookingTones[booking.status]}>{bookingStatuses[booking.status]}</Badge>
            </Group>
          </Flex>
        }
      />
    </li>
  );
};
