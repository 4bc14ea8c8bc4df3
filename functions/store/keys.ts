/**
 * Every key of the single table is built here, and nowhere else.
 *
 * The table has `pk` + `sk`, a TTL attribute `ttl` (epoch seconds; readers also filter on it themselves) and one sparse
 * index `gsi1` (`gsi1pk`, `gsi1sk`, all attributes) that answers "everything about this e-mail address".
 * Ids are UUIDv7: they sort by creation time, so a collection lives in one partition of the base table, is read newest
 * first by one Query, and one record by one GetItem, without an index to wait for.
 *
 * | access pattern | call |
 * | --- | --- |
 * | collection, newest first, paged | Query pk = CONTACTS / CLIENTS / BOOKINGS / SUBSCRIBERS, backwards |
 * | one record of a collection | GetItem pk, sk = id |
 * | version of a collection (ETag of lists) | BatchGetItem pk = VERSION#<collection>, sk = shard, with the session |
 * | everything of one e-mail address | Query gsi1 gsi1pk = EMAIL#<address, lower case> |
 * | the admin account | GetItem pk = ADMIN, sk = ACCOUNT |
 * | a revoked session | GetItem pk = REVOKED#<session id> |
 * | a rate limit's window | UpdateItem pk = RATE#<name>#<who>, sk = window start |
 * | an idempotent request | in the write's transaction: pk = IDEM#<scope>#<key> |
 * | blog list | Query pk = POSTS ; body of one post: pk = POSTBODY, sk = id |
 * | industry templates | Query pk = TEMPLATES |
 */
export interface Key {
  pk: string;
  sk: string;
}

export type Collection = 'CONTACTS' | 'CLIENTS' | 'BOOKINGS' | 'SUBSCRIBERS';

export const recordKey = (collection: Collection, id: string): Key => ({ pk: collection, sk: id });
