import { dayKey, versionKey, versionShards } from './keys.ts';
import type { Write } from './transact.ts';

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

/** Moves the collection's version on and adds to its totals; sharded, so that writers seldom meet. */
export const versionBump = (table: string, collection: string, delta: Counters = {}): Write => ({
  Update: { TableName: table, Key: versionKey(collection, anyShard()), ...addition({ n: 1, ...delta }) },
});

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
