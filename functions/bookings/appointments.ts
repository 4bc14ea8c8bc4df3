import { digest } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { type Interval, maxAppointmentMinutes } from '#shared/domain/booking-times.ts';
import { personIdentity } from '#shared/domain/person.ts';
import {
  appointmentHolderKey,
  appointmentHourKey,
  appointmentKey,
  appointmentsPartition,
  personIndex,
  personPartition,
  recordKey,
} from '../table/keys.ts';
import { batchGet, queryAll } from '../table/query.ts';
import { daySeconds, epochSeconds } from '../table/time.ts';
import type { Item, Write } from '../table/transact.ts';

/** An appointment time booked for a request. */
export interface Appointment {
  readonly bookingId: string;
  readonly status: 'requested' | 'proposed' | 'confirmed';
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** E-mail address of the person; erasing them deletes the appointment. */
  readonly person: string;
  /** When an unanswered request or proposal frees its time, ISO 8601. */
  readonly heldUntil?: string | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longest appointment: one that starts earlier than this can't overlap. */
const maxDurationMs = maxAppointmentMinutes * minuteMs;
/** Days until the record of a past hour expires. */
const slotRetentionDays = 2;
const maxShown = 20;

/** Stores the time of a request; can be repeated. */
export const blockWrite = (table: string, appointment: Appointment): Write => {
  const { bookingId, status, startsAt, endsAt, person, heldUntil } = appointment;
  return {
    Put: {
      TableName: table,
      Item: {
        ...appointmentKey(startsAt, bookingId),
        ...personIndex(person, 'APPOINTMENT', bookingId),
        entity: 'Appointment',
        bookingId,
        status,
        endsAt,
        ...(heldUntil ? { heldUntil, ttl: epochSeconds(new Date(heldUntil)) } : {}),
      },
    },
  };
};

/** Frees the time. */
export const freeWrite = (
  table: string,
  { bookingId, startsAt }: Pick<Appointment, 'bookingId' | 'startsAt'>,
): Write => ({
  Delete: { TableName: table, Key: { ...appointmentKey(startsAt, bookingId) } },
});

const holderKey = (person: string) => appointmentHolderKey(digest(personIdentity(person)));

/** Records that a person has an open request, on condition that they have no other. */
export const holdWrite = (
  table: string,
  { bookingId, person, heldUntil = '' }: Pick<Appointment, 'bookingId' | 'person' | 'heldUntil'>,
  now: Date,
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...holderKey(person),
      ...personIndex(person, 'APPOINTMENT', bookingId),
      entity: 'AppointmentHolder',
      bookingId,
      heldUntil,
      ttl: epochSeconds(new Date(heldUntil)),
    },
    ConditionExpression: 'attribute_not_exists(bookingId) OR heldUntil <= :now OR releasedId = bookingId',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  },
});

/**
 * Records that a person's request is answered. Has no condition: the record may be gone, or belong to a later
 * request, which then stays open.
 */
export const releaseWrite = (
  table: string,
  { bookingId, person }: Pick<Appointment, 'bookingId' | 'person'>,
  now: Date,
): Write => ({
  Update: {
    TableName: table,
    Key: { ...holderKey(person) },
    UpdateExpression: 'SET releasedId = :id, #ttl = if_not_exists(#ttl, :ttl)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':id': bookingId, ':ttl': epochSeconds(now) + daySeconds },
  },
});

type Time = Pick<Appointment, 'startsAt' | 'endsAt'>;

/** The UTC hours that a time overlaps. */
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

const queryBetween = (table: Table, { from, to }: Interval): Promise<Item[]> =>
  queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': appointmentsPartition,
      ':from': new Date(from - maxDurationMs).toISOString(),
      ':to': new Date(to).toISOString(),
    },
    ConsistentRead: true,
  });

/** A stored time that still blocks others. */
export interface StoredTime extends Interval {
  readonly bookingId: string;
  readonly status: Appointment['status'];
  readonly belongsTo: (person: string) => boolean;
}

/** Parses entries; skips hour markers and expired holds, which the table deletes late. */
const toStoredTimes = (items: readonly Item[], now: Date): StoredTime[] =>
  items.flatMap(({ sk, bookingId, endsAt, status = 'confirmed', heldUntil, gsi1pk }) => {
    if (typeof bookingId !== 'string' || typeof endsAt !== 'string') return [];
    if (typeof heldUntil === 'string' && heldUntil <= now.toISOString()) return [];
    return {
      bookingId,
      status: status as Appointment['status'],
      from: Date.parse(String(sk).slice(0, String(sk).indexOf('#'))),
      to: Date.parse(endsAt),
      belongsTo: (person) => gsi1pk === personPartition(personIdentity(person)),
    };
  });

/** Returns the confirmed, requested and proposed times that overlap an interval; one consistent Query. */
export const listStoredTimes = async (table: Table, interval: Interval, now: Date): Promise<StoredTime[]> =>
  toStoredTimes(await queryBetween(table, interval), now).filter(({ to }) => to > interval.from);

export interface TimeFound {
  /** Times of other requests that overlap. Proposals don't count: the owner may propose a time twice. */
  readonly inTheWay: readonly StoredTime[];
  /** Like `claimWrites`, on condition that no time in these hours has been booked since the read. */
  readonly claim: (mark: string) => Write[];
}

interface Wanted extends Time {
  readonly bookingId: string;
  /** Minutes that must be free before and after the time. */
  readonly pauseMinutes?: number | undefined;
  /** Counts proposals too. */
  readonly isPublic?: boolean;
}

/** Finds what conflicts with a time, and the writes that claim it if nothing has changed since; one Query. */
export const findTime = async (table: Table, wanted: Wanted, now: Date): Promise<TimeFound> => {
  const { bookingId, pauseMinutes = 0, isPublic = false } = wanted;
  const needed: Interval = {
    from: Date.parse(wanted.startsAt) - pauseMinutes * minuteMs,
    to: Date.parse(wanted.endsAt) + pauseMinutes * minuteMs,
  };
  const time = { startsAt: new Date(needed.from).toISOString(), endsAt: new Date(needed.to).toISOString() };
  const items = await queryBetween(table, needed);
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
    inTheWay: toStoredTimes(items, now).filter(
      (other) =>
        other.bookingId !== bookingId &&
        other.from < needed.to &&
        other.to > needed.from &&
        (isPublic || other.status !== 'proposed'),
    ),
    claim: (mark) => claimWrites(table.name, time, mark).map(asSeen),
  };
};

/** Reads the stored requests that entries belong to. */
export const readBooked = (
  table: Table,
  entries: readonly Pick<StoredTime, 'bookingId'>[],
): Promise<Item[]> =>
  batchGet(
    table,
    entries.slice(0, maxShown).map(({ bookingId }) => recordKey('BOOKINGS', bookingId)),
  );
