import { updateParts } from './expressions.ts';
import {
  type CollectionName,
  changeSlots,
  dayKey,
  slotNames,
  type VersionName,
  versionKey,
  versionShards,
} from './keys.ts';
import type { Write } from './transact.ts';

/** Totals that are kept once for each value of a field. */
export type CounterGroup =
  | 'status'
  | 'priority'
  | 'source'
  | 'channel'
  | 'lead'
  | 'language'
  | 'page'
  | 'within'
  | 'visit';
export type CounterName =
  | 'all'
  | 'spam'
  | 'joined'
  | 'answered'
  | 'inTime'
  | 'answerMinutes'
  | 'revenueCents'
  | 'quotedCents'
  | `${CounterGroup}:${string}`;
/** What a record adds to its collection's totals; a change adds the difference between after and before. */
export type Counters = Readonly<Partial<Record<CounterName, number>>>;
/** New leads of a day, each counted once however many records it became. */
export type DayCounterName =
  | 'contacts'
  | 'clients'
  | 'bookings'
  | 'subscribers'
  | 'visits'
  | 'signed'
  | 'answered'
  | 'inTime'
  | `${CounterGroup}:${string}`;
export type DayCounters = Readonly<Partial<Record<DayCounterName, number>>>;
/** Totals as they are read: whatever the table holds. */
export type Totals = Readonly<Record<string, number>>;

/** Name of the counter for one value of a field; `readGroup` reads it back. */
export const inGroup = (group: CounterGroup, value: string): CounterName => `${group}:${value}`;

/** The totals of a group by value; values back at zero are left out. */
export const readGroup = (totals: Totals, group: CounterGroup): Record<string, number> =>
  Object.fromEntries(
    Object.entries(totals)
      .filter(([name, value]) => name.startsWith(`${group}:`) && value !== 0)
      .map(([name, value]) => [name.slice(group.length + 1), value]),
  );

/** One total; zero while nothing was counted. */
export const readCounter = (totals: Totals, name: CounterName | DayCounterName): number => totals[name] ?? 0;

/** Difference of two contributions, without zeros. */
export const counterDelta = (
  before: Readonly<Record<string, number | undefined>>,
  after: Readonly<Record<string, number | undefined>>,
): Record<string, number> => {
  const delta: Record<string, number> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[name] ?? 0) - (before[name] ?? 0);
    if (change !== 0) delta[name] = change;
  }
  return delta;
};

const anyShard = (): number => Math.floor(Math.random() * versionShards);

/** Moves a version on that counts no records; sharded, so that writers seldom meet. */
export const versionBump = (table: string, name: VersionName): Write => ({
  Update: { TableName: table, Key: versionKey(name, anyShard()), ...updateParts({ add: { n: 1 } }) },
});

const places = versionShards * changeSlots;
let lastPlace = Math.floor(Math.random() * places);

/** One place after the other from a random start: a function's own writes overwrite none of each other's traces soon. */
const nextPlace = (): { shard: number; slot: number } => {
  lastPlace = (lastPlace + 1) % places;
  return { shard: lastPlace % versionShards, slot: Math.floor(lastPlace / versionShards) };
};

/**
 * Moves the collection's version on, adds to its totals and leaves in one of the shard's slots which record changed, with
 * the number that the shard's version has from now on. Belongs into the transaction that changes the record.
 */
export const recordBump = (
  table: string,
  collection: CollectionName,
  recordId: string,
  delta: Readonly<Record<string, number>> = {},
): Write => {
  const { shard, slot } = nextPlace();
  const { id, version } = slotNames(slot);
  const added = updateParts({ add: { n: 1, ...delta } });
  return {
    Update: {
      TableName: table,
      Key: versionKey(collection, shard),
      UpdateExpression: `${added.UpdateExpression} SET #id = :id, #version = if_not_exists(#a0, :none) + :a0`,
      ExpressionAttributeNames: { ...added.ExpressionAttributeNames, '#id': id, '#version': version },
      ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':id': recordId, ':none': 0 },
    },
  };
};

/**
 * Adds to the counters of the UTC day of `instant` (ISO 8601); no write when there is nothing to add. Each collection has items
 * of its own: a transaction that counts a booking and a client must not touch one item twice.
 */
export const dayBump = (
  table: string,
  collection: CollectionName,
  instant: string,
  delta: Readonly<Record<string, number>>,
): Write[] => {
  if (Object.keys(delta).length === 0) return [];
  const key = dayKey(instant.slice(0, 10), anyShard(), collection);
  return [{ Update: { TableName: table, Key: key, ...updateParts({ add: delta }) } }];
};
