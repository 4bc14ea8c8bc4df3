import { updateParts } from './expressions.ts';
import { type CollectionName, dayKey, dayShards, type VersionName, versionKey } from './keys.ts';
import type { Write } from './transact.ts';

/** Totals counted per value of a field. */
export type CounterGroup =
  | 'status'
  | 'priority'
  | 'source'
  | 'channel'
  | 'lead'
  | 'language'
  | 'page'
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
/** What a record adds to its collection's totals; an edit adds the difference between after and before. */
export type Counters = Readonly<Partial<Record<CounterName, number>>>;
/** New leads on a day; each lead counts once even if it became several records. */
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
/** Totals as stored, including names that this version doesn't know. */
export type Totals = Readonly<Record<string, number>>;

/** Name of the counter for one value of a group; `readGroup` parses it. */
export const inGroup = (group: CounterGroup, value: string): CounterName => `${group}:${value}`;

/** Reads a group's totals by value; leaves out values that are zero. */
export const readGroup = (totals: Totals, group: CounterGroup): Record<string, number> =>
  Object.fromEntries(
    Object.entries(totals)
      .filter(([name, value]) => name.startsWith(`${group}:`) && value !== 0)
      .map(([name, value]) => [name.slice(group.length + 1), value]),
  );

/** Reads one total; zero if nothing was counted. */
export const readCounter = (totals: Totals, name: CounterName | DayCounterName): number => totals[name] ?? 0;

/** Subtracts one record's counters from another's; leaves out zeros. */
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

/**
 * Increments a collection's version and adds `delta` to its totals. Use it in the transaction that changes a
 * record.
 */
export const incrementCounters = (
  table: string,
  name: VersionName,
  delta: Readonly<Record<string, number>> = {},
): Write => ({
  Update: { TableName: table, Key: versionKey(name), ...updateParts({ add: { n: 1, ...delta } }) },
});

/**
 * Adds to the counters of the UTC day of `instant` (ISO 8601); no write for an empty delta. Each collection
 * has its own items, because a transaction may write an item only once.
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
