import { updateParts } from './expressions.ts';
import { type CollectionName, dayKey, dayShards, type VersionName, versionKey } from './keys.ts';
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

/** Increments a collection's version and adds `delta` to its totals. Belongs into the transaction that changes a record. */
export const incrementCounters = (
  table: string,
  name: VersionName,
  delta: Readonly<Record<string, number>> = {},
): Write => ({
  Update: { TableName: table, Key: versionKey(name), ...updateParts({ add: { n: 1, ...delta } }) },
});

/**
 * Adds to the counters of the UTC day of `instant` (ISO 8601); no write when there is nothing to add. Each collection has items
 * of its own: a transaction that counts a booking and a client must not touch one item twice.
 */
export const incrementDayCounters = (
  table: string,
  collection: CollectionName,
  instant: string,
  delta: Readonly<Record<string, number>>,
): Write[] => {
  if (Object.keys(delta).length === 0) return [];
  const shard = Math.floor(Math.random() * dayShards);
  const key = dayKey(instant.slice(0, 10), shard, collection);
  return [{ Update: { TableName: table, Key: key, ...updateParts({ add: delta }) } }];
};
