import type { Table } from '#functions/table/table.ts';
import {
  appointmentHourKey,
  appointmentKey,
  appointmentsPartition,
  personIndex,
  recordKey,
} from '../table/keys.ts';
import { batchGet, queryAll } from '../table/query.ts';
import { daySeconds, epochSeconds } from '../table/time.ts';
import type { Item, Write } from '../table/transact.ts';

/** A confirmed appointment, which blocks its time. */
export interface Appointment {
  readonly bookingId: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Identity of the person, whose erasure deletes it. */
  readonly person: string;
}

/** Longest appointment: earlier ones can't overlap. */
const hourMs = 3_600_000;
const maxDurationMs = 8 * hourMs;
/** Days that the mark of a past hour is kept. */
const slotRetentionDays = 2;
const maxShown = 20;

/** Blocks the time of a confirmed appointment; idempotent. */
export const blockWrite = (table: string, { bookingId, startsAt, endsAt, person }: Appointment): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...appointmentKey(startsAt, bookingId),
      ...personIndex(person, 'APPOINTMENT', bookingId),
      entity: 'Appointment',
      bookingId,
      endsAt,
    },
  },
});

/** Unblocks the time. */
export const freeWrite = (
  table: string,
  { bookingId, startsAt }: Pick<Appointment, 'bookingId' | 'startsAt'>,
): Write => ({
  Delete: { TableName: table, Key: { ...appointmentKey(startsAt, bookingId) } },
});

type Time = Omit<Appointment, 'person'>;

/** The UTC hours that an appointment overlaps. */
const hoursOf = ({ startsAt, endsAt }: Time): string[] => {
  const first = Math.floor(Date.parse(startsAt) / hourMs);
  const count = Math.max(1, Math.ceil(Date.parse(endsAt) / hourMs) - first);
  return Array.from({ length: count }, (_, index) => new Date((first + index) * hourMs).toISOString());
};

/** Marks the hours of a booked time unconditionally. */
export const claimWrites = (table: string, time: Time, mark: string): Write[] =>
  hoursOf(time).map((hour) => ({
    Put: {
      TableName: table,
      Item: {
        ...appointmentHourKey(hour),
        entity: 'AppointmentHour',
        mark,
        ttl: epochSeconds(new Date(hour)) + slotRetentionDays * daySeconds,
      },
    },
  }));

export interface TimeFound {
  /** Entries of other confirmed requests that overlap. */
  readonly inTheWay: readonly Item[];
  /** Like `claimWrites`, on condition that no time in these hours was booked since. */
  readonly claim: (mark: string) => Write[];
}

/** Finds conflicts with a time and how to claim it if they haven't changed; one Query. */
export const findTime = async (table: Table, time: Time): Promise<TimeFound> => {
  const { bookingId, startsAt, endsAt } = time;
  const from = new Date(Date.parse(startsAt) - maxDurationMs).toISOString();
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': appointmentsPartition, ':from': from, ':to': endsAt },
    ConsistentRead: true,
  });
  const marks = new Map(items.map(({ sk, mark }) => [sk, mark]));
  const asSeen = ({ Put }: Write): Write => {
    const seen = marks.get(Put?.Item?.sk);
    return {
      Put: {
        TableName: table.name,
        Item: Put?.Item,
        ...(seen === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'mark = :seen', ExpressionAttributeValues: { ':seen': seen } }),
      },
    };
  };
  return {
    inTheWay: items.filter(
      (item) =>
        item.bookingId !== undefined && item.bookingId !== bookingId && String(item.endsAt) > startsAt,
    ),
    claim: (mark) => claimWrites(table.name, time, mark).map(asSeen),
  };
};

/** Reads the stored requests of entries. */
export const readBooked = (table: Table, entries: readonly Item[]): Promise<Item[]> =>
  batchGet(
    table,
    entries.slice(0, maxShown).map((item) => recordKey('BOOKINGS', String(item.bookingId))),
  );
