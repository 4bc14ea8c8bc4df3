import { BatchGetCommand, PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { accountKey, type Key, recordKey, revokedKey, versionKey, versionShards } from './keys.ts';

type Item = Record<string, unknown>;

export interface SessionQuestion {
  readonly sessionId: string;
  /** Collections whose version shards are read along. */
  readonly collections: readonly string[];
  readonly record?: { readonly collection: string; readonly id: string };
}

export interface SessionState {
  readonly account: Item | undefined;
  readonly revoked: boolean;
  readonly record: Item | undefined;
  /** Per collection: counters summed over its shards; `n` is the version. */
  readonly totals: Readonly<Record<string, Record<string, number>>>;
}

const maxRounds = 4;

/** Reads keys (at most 100) consistently in one call; what DynamoDB leaves unprocessed is asked again. */
export const batchGet = async ({ client, name }: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  let asked: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let round = 0; asked.length > 0; round++) {
    if (round === maxRounds)
      throw Object.assign(new Error('Keys stay unprocessed'), { name: 'ThrottlingException' });
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: asked, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[name] ?? []));
    asked = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return items;
};

/** Adds up the counters of version shards, per collection. */
export const sumShards = (items: readonly Item[], collections: readonly string[]): SessionState['totals'] => {
  const totals: Record<string, Record<string, number>> = {};
  for (const collection of collections) {
    const sum: Record<string, number> = { n: 0 };
    for (const item of items.filter(({ pk }) => pk === `VERSION#${collection}`)) {
      for (const [counter, value] of Object.entries(item)) {
        if (typeof value === 'number') sum[counter] = (sum[counter] ?? 0) + value;
      }
    }
    totals[collection] = sum;
  }
  return totals;
};

/** Everything an admin request needs to know first, in one BatchGetItem. */
export const readSession = async (table: Table, question: SessionQuestion): Promise<SessionState> => {
  const { sessionId, collections, record } = question;
  const revoked = revokedKey(sessionId);
  const wanted = record ? recordKey(record.collection as 'CONTACTS', record.id) : undefined;
  const items = await batchGet(table, [
    accountKey,
    revoked,
    ...(wanted ? [wanted] : []),
    ...collections.flatMap((name) =>
      Array.from({ length: versionShards }, (_, shard) => versionKey(name, shard)),
    ),
  ]);
  const find = (key: Key): Item | undefined => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  return {
    account: find(accountKey),
    revoked: find(revoked) !== undefined,
    record: wanted && find(wanted),
    totals: sumShards(items, collections),
  };
};

/** Marks a session as ended until its token would have expired anyway. `expiresAt` is in epoch seconds. */
export const revokeParams = (table: string, sessionId: string, expiresAt: number): PutCommandInput => ({
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
