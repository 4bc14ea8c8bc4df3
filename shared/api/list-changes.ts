/**
 * Reading a changed list without reading all of it (RFC 3229): a list's answer carries an ETag; the next request sends it as
 * `If-None-Match` together with `A-IM: changes`. Nothing changed: 304. Otherwise 226 with what did, or, where that is not
 * known any more, 200 with the list's first page, as if it had not been asked for.
 */
export const listChanges = 'changes';
export const changesStatus = 226;

/** The body of a 226. */
export interface ListChanges<T> {
  /** Records that are new or have changed, whole, in no order. */
  readonly rows: readonly T[];
  /** Ids of records that are gone. */
  readonly removed: readonly string[];
}
