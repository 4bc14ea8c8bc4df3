import { DataList } from '@mantine/core';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { formatInZone } from '#web/lib/format.ts';
import { Quiet } from '../parts/quiet.tsx';

const Zoned = ({ name, children }: { name: string; children: string }) => (
  <DataList.Item>
    <DataList.ItemLabel fz="xs">{name}</DataList.ItemLabel>
    <DataList.ItemValue fw={600}>{children}</DataList.ItemValue>
  </DataList.Item>
);

/** The requested time, in the visitor's time zone and in the company's. */
export const BookingTime = ({ booking }: { booking: Booking }) => {
  const { startsAt, timeZone, preferredDate, preferredTime } = booking;
  if (startsAt && timeZone) {
    return (
      <DataList orientation="vertical" display="flex" style={{ flexFlow: 'row wrap', gap: '0.5rem 1.5rem' }}>
        <Zoned
          name={
            timeZone === brand.timeZone
              ? `Your and their time (${timeZone})`
              : `Your time (${brand.timeZone})`
          }
        >
          {formatInZone(startsAt, brand.timeZone)}
        </Zoned>
        {timeZone !== brand.timeZone && (
          <Zoned name={`Their time (${timeZone})`}>{formatInZone(startsAt, timeZone)}</Zoned>
        )}
      </DataList>
    );
  }
  const wish = [preferredDate, preferredTime].filter(Boolean).join(' ');
  return <Quiet>{wish ? `${wish}${timeZone ? ` (${timeZone})` : ''}` : 'No time requested'}</Quiet>;
};
