import type { Table } from '#functions/table/table.ts';
import type { ListChanges } from '#shared/api/list-changes.ts';
import type { Collection, Listed } from './collection.ts';
import { changeSlots, recordKey, slotNames, versionShards } from './keys.ts';
import { batchGet } from './query.ts';
import type { Item } from './transact.ts';

type Shards = readonly (Item | undefined)[];

/** The version of each shard. Together they say exactly which writes a list read after them contains. */
export const versionsOf = (shards: Shards): number[] => shards.map((shard) => Number(shard?.n ?? 0));

const versionsIn = (etag: string): number[] | undefined =>
  /"(\d+(?:\.\d+)*)-/.exec(etag)?.[1]?.split('.').map(Number);

/** The records that one shard's writes after `since` changed; undefined unless every one of these writes left a trace. */
const changedIn = (shard: Item | undefined, since: number): string[] | undefined => {
  const version = Number(shard?.n ?? 0);
  if (!shard || version === since) return version === since ? [] : undefined;
  const traces = new Map<number, string>();
  for (let slot = 0; slot < changeSlots; slot++) {
    const names = slotNames(slot);
    if (typeof shard[names.id] === 'string')
      traces.set(Number(shard[names.version]), String(shard[names.id]));
  }
  const ids = Array.from({ length: Math.max(0, version - since) }, (_, index) =>
    traces.get(since + index + 1),
  );
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : undefined;
};

/**
 * Ids of the records that changed since an ETag of the list. A trace carries the shard's own count of writes, so a gap shows
 * by itself: one overwritten by later writes, a write of an older release that left none, an ETag of another table.
 * Clocks play no part. Undefined when something is missing: then the whole list has to be read.
 */
export const changedSince = (
  shardsOf: Readonly<Record<string, Shards>>,
  etag: string,
): string[] | undefined => {
  const since = versionsIn(etag);
  const shards = Object.values(shardsOf).flat();
  if (since?.length !== versionShards || shards.length !== versionShards) return undefined;
  const ids = shards.map((shard, index) => changedIn(shard, since[index] ?? 0));
  return ids.every((found) => found !== undefined) ? [...new Set(ids.flat())] : undefined;
};

/** Most keys of one BatchGetItem. */
const maxChanges = 100;
/** Below what one answer may hold, as the list's pages are. */
const maxChars = 1_000_000;

/**
 * The changed records as they are now, in one read; undefined when the list's pages are the better answer. It is read after
 * the versions, so it holds at least what these promise.
 */
export const readChanges = async <T extends Listed>(
  table: Table,
  { name, read }: Collection<T>,
  ids: readonly string[] | undefined,
): Promise<ListChanges<T> | undefined> => {
  if (!ids || ids.length > maxChanges) return undefined;
  const items =
    ids.length > 0
      ? await batchGet(
          table,
          ids.map((id) => recordKey(name, id)),
        )
      : [];
  const there = new Set(items.map(({ sk }) => sk));
  const changes = { rows: items.map(read), removed: ids.filter((id) => !there.has(id)) };
  return JSON.stringify(changes).length > maxChars ? undefined : changes;
};
