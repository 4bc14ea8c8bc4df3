import type { ListChanges } from '#shared/api/list-changes.ts';

interface Row {
  readonly id: string;
}

/** What was saved (or, undefined, deleted) here while a read was under way: that read may still show the past. */
export type SavedMeanwhile<T> = ReadonlyMap<string, T | undefined>;

export const withSaved = <T extends Row>(rows: readonly T[], saved: SavedMeanwhile<T>): readonly T[] => {
  if (!saved.size) return rows;
  const kept = rows.flatMap((row): readonly T[] => {
    if (!saved.has(row.id)) return [row];
    const mine = saved.get(row.id);
    return mine ? [mine] : [];
  });
  const known = new Set(rows.map(({ id }) => id));
  const added = [...saved.values()].filter((row): row is T => row !== undefined && !known.has(row.id));
  return [...added, ...kept];
};

const byIdDown = (a: Row, b: Row): number => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * A list with what changed in it; rows that did not stay the same objects. Ids sort by the time they were made, so new rows
 * go where a whole read would show them.
 */
export const mergeChanges = <T extends Row>(
  rows: readonly T[],
  { rows: changed, removed }: ListChanges<T>,
): readonly T[] => {
  if (changed.length === 0 && removed.length === 0) return rows;
  const news = new Map(changed.map((row) => [row.id, row]));
  const gone = new Set(removed);
  const kept: T[] = [];
  for (const row of rows) {
    if (!gone.has(row.id)) kept.push(news.get(row.id) ?? row);
    news.delete(row.id);
  }
  return news.size > 0 ? [...news.values(), ...kept].sort(byIdDown) : kept;
};
