import { type Collection, changeSlots, dayKey, slotNames, versionKey, versionShards } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';

/** What a record adds to its collection's totals; a change adds the difference between after and before. */
export type Counters = Readonly<Record<string, number>>;

/** Difference of two contributions, without zeros. */
export const counterDelta = (before: Counters, after: Counters): Record<string, number> => {
  const delta: Record<string, number> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[name] ?? 0) - (before[name] ?? 0);
    if (change !== 0) delta[name] = change;
  }
  return delta;
};

const addition = (counters: Counters) => {
  const entries = Object.entries(counters);
  return {
    UpdateExpression: `ADD ${entries.map((_, index) => `#c${index} :c${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#c${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:c${index}`, value])),
  };
};

const anyShard = (): number => Math.floor(Math.random() * versionShards);

/** Moves a version on that counts no records; sharded, so that writers seldom meet. */
export const versionBump = (table: string, collection: string): Write => ({
  Update: { TableName: table, Key: versionKey(collection, anyShard()), ...addition({ n: 1 }) },
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
  collection: Collection,
  recordId: string,
  delta: Counters = {},
): Write => {
  const { shard, slot } = nextPlace();
  const { id, version } = slotNames(slot);
  const added = addition({ n: 1, ...delta });
  return {
    Update: {
      TableName: table,
      Key: versionKey(collection, shard),
      UpdateExpression: `${added.UpdateExpression} SET #id = :id, #version = if_not_exists(#c0, :none) + :c0`,
      ExpressionAttributeNames: { ...added.ExpressionAttributeNames, '#id': id, '#version': version },
      ExpressionAttributeValues: { ...added.ExpressionAttributeValues, ':id': recordId, ':none': 0 },
    },
  };
};

/**
 * Adds to the counters of the UTC day of `instant` (ISO 8601); no write when there is nothing to add. Other counters are
 * other items: a transaction that counts a booking and a client must not touch one item twice.
 */
export const dayBump = (table: string, instant: string, delta: Counters): Write[] => {
  const what = Object.keys(delta).sort().join('+');
  if (what === '') return [];
  const key = dayKey(instant.slice(0, 10), anyShard(), what);
  return [{ Update: { TableName: table, Key: key, ...addition(delta) } }];
};
