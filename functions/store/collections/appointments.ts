import type { Table } from '#functions/http/types.ts';
import { appointmentKey, appointmentsPartition, personIndex, recordKey } from '../table/keys.ts';
import { batchGet, queryAll } from '../table/query.ts';
import type { Item, Write } from '../table/transact.ts';

/** A confirmed appointment as it blocks its time. */
export interface Appointment {
  readonly bookingId: string;
  /** ISO 8601 instants in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Whose it is: it goes when they are erased. */
  readonly person: string;
}

/** Longest appointment: what begins earlier can't reach into a later one. */
const longestMs = 8 * 3_600_000;
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

/** Frees it again. */
export const freeWrite = (
  table: string,
  { bookingId, startsAt }: Pick<Appointment, 'bookingId' | 'startsAt'>,
): Write => ({
  Delete: { TableName: table, Key: { ...appointmentKey(startsAt, bookingId) } },
});

/** Entries of other confirmed requests whose time meets this one's; one Query. */
export const findOverlapping = async (
  table: Table,
  { bookingId, startsAt, endsAt }: Omit<Appointment, 'person'>,
): Promise<Item[]> => {
  const from = new Date(Date.parse(startsAt) - longestMs).toISOString();
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': appointmentsPartition, ':from': from, ':to': endsAt },
    ConsistentRead: true,
  });
  return items.filter((item) => item.bookingId !== bookingId && String(item.endsAt) > startsAt);
};

/** Confirmed requests whose time meets this one's, as stored; one Query where there is none. */
export const readOverlapping = async (table: Table, time: Omit<Appointment, 'person'>): Promise<Item[]> => {
  const inTheWay = await findOverlapping(table, time);
  if (inTheWay.length === 0) return [];
  return batchGet(
    table,
    inTheWay.slice(0, maxShown).map((item) => recordKey('BOOKINGS', String(item.bookingId))),
  );
};
