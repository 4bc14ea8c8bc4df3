import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  accountKey,
  type CollectionName,
  conversationHeadKey,
  isSlot,
  type Key,
  recordKey,
  revokedKey,
  type VersionName,
  versionKey,
  versionShards,
} from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';

type Item = Record<string, unknown>;

export interface SessionQuestion {
  readonly sessionId: string;
  /** Collections whose version shards are read along. */
  readonly collections: readonly VersionName[];
  readonly record?: { readonly collection: CollectionName | 'CONVERSATION'; readonly id: string } | undefined;
}

export interface SessionState {
  readonly account: Item | undefined;
  readonly revoked: boolean;
  readonly record: Item | undefined;
  /** Per collection: counters summed over its shards; `n` is the version. */
  readonly totals: Readonly<Record<string, Record<string, number>>>;
  /** Per collection: its version shards in order, as far as they exist. */
  readonly shards: Readonly<Record<string, readonly (Item | undefined)[]>>;
}

/** Adds up the counters of one collection's version shards; the traces of changes in them are none. */
const sumShards = (shards: readonly (Item | undefined)[]): Record<string, number> => {
  const sum: Record<string, number> = { n: 0 };
  for (const [counter, value] of shards.flatMap((shard) => Object.entries(shard ?? {}))) {
    if (typeof value === 'number' && !isSlot(counter)) sum[counter] = (sum[counter] ?? 0) + value;
  }
  return sum;
};

/** Everything an admin request needs to know first, in one BatchGetItem. */
export const readSession = async (table: Table, question: SessionQuestion): Promise<SessionState> => {
  const { sessionId, collections, record } = question;
  const revoked = revokedKey(sessionId);
  const wanted =
    record?.collection === 'CONVERSATION'
      ? conversationHeadKey(record.id)
      : record && recordKey(record.collection, record.id);
  const shardKeys = new Map(
    collections.map((name) => [
      name,
      Array.from({ length: versionShards }, (_, shard) => versionKey(name, shard)),
    ]),
  );
  const items = await batchGet(table, [
    accountKey,
    revoked,
    ...(wanted ? [wanted] : []),
    ...[...shardKeys.values()].flat(),
  ]);
  const find = (key: Key): Item | undefined => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  const shards = Object.fromEntries([...shardKeys].map(([name, keys]) => [name, keys.map(find)]));
  return {
    account: find(accountKey),
    revoked: find(revoked) !== undefined,
    record: wanted && find(wanted),
    shards,
    totals: Object.fromEntries(Object.entries(shards).map(([name, all]) => [name, sumShards(all)])),
  };
};

/** Marks a session as ended until its token would have expired anyway. `expiresAt` is in epoch seconds. */
const revokeParams = (table: string, sessionId: string, expiresAt: number): PutCommandInput => ({
  TableName: table,
  Item: { ...revokedKey(sessionId), entity: 'RevokedSession', ttl: expiresAt + 3600 },
});

/** Ends one session on the server, so that a copied token dies with it. */
export const revokeSession = async (
  { client, name }: Table,
  sessionId: string,
  expiresAt: number,
): Promise<void> => {
  await client.send(new PutCommand(revokeParams(name, sessionId, expiresAt)));
};
