import { fromCursor, toCursor } from './read-records.ts';

/** Rows older than `cursor` and not older than `until`. Both are cursors. */
export interface RowSpan {
  readonly cursor: string;
  readonly until: string;
}

const timeDigits = 12;

/** The milliseconds that an id begins with (UUID version 7); undefined for an id of another kind. */
export const timeOf = (cursor: string): number | undefined => {
  const digits = fromCursor(cursor).replaceAll('-', '').slice(0, timeDigits);
  return /^[0-9a-f]{12}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
};

/** The smallest id of a millisecond. */
const cutAt = (ms: number): string => {
  const digits = Math.floor(ms).toString(16).padStart(timeDigits, '0');
  return toCursor(`${digits.slice(0, 8)}-${digits.slice(8)}`);
};

/**
 * A span in `count` spans of equal time, newest first, which hold the same rows exactly once; fewer where there are fewer
 * milliseconds.
 */
export const splitSpan = ({ cursor, until }: RowSpan, count: number): RowSpan[] => {
  const [newest, oldest] = [timeOf(cursor), timeOf(until)];
  if (newest === undefined || oldest === undefined) return [{ cursor, until }];
  const cuts = Array.from({ length: count - 1 }, (_, index) =>
    Math.floor(newest - ((newest - oldest) * (index + 1)) / count),
  ).filter((ms, index, all) => ms > oldest && ms < newest && ms !== all[index - 1]);
  const edges = [cursor, ...cuts.map(cutAt), until];
  return edges.slice(1).map((until, index) => ({ cursor: edges[index] ?? cursor, until }));
};

/** About how many pages a span still holds, by the time that the page before it covered. */
export const pagesLeft = (page: RowSpan, rest: RowSpan): number => {
  const [from, to, end] = [timeOf(page.cursor), timeOf(page.until), timeOf(rest.until)];
  if (from === undefined || to === undefined || end === undefined) return 0;
  return (to - end) / Math.max(1, from - to);
};

/** How many parts a long list is read in; one that turns out to hold many pages more is halved. */
const firstParts = 6;
const manyPages = 3;

/**
 * The parts in which the rest of a list, or of a part, can be read side by side after a page that ended at `cursor`; none for who
 * follows the chain from page to page.
 */
export const partsAfter = async (
  asked: { readonly cursor?: string | undefined; readonly until?: string | undefined },
  cursor: string,
  oldest: () => Promise<string | undefined>,
): Promise<RowSpan[]> => {
  if (asked.cursor && asked.until) {
    const rest = { cursor, until: asked.until };
    const left = pagesLeft({ cursor: asked.cursor, until: cursor }, rest);
    return left > manyPages ? splitSpan(rest, 2) : [];
  }
  const until = asked.cursor ? undefined : await oldest();
  return until ? splitSpan({ cursor, until }, firstParts) : [];
};
