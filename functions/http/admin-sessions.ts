import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  accountKey,
  type CollectionName,
  conversationHeadKey,
  type Key,
  recordKey,
  revokedKey,
  type VersionName,
  versionKey,
} from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';

type Item = Record<string, unknown>;

export interface CallerQuestion {
  /** The item about the caller's credential: a session's revocation, or an API key. */
  readonly credential: Key;
  /** Collections whose version and totals are read with the session. */
  readonly versions: readonly VersionName[];
  readonly record?: { readonly collection: CollectionName | 'CONVERSATION'; readonly id: string } | undefined;
}

export interface CallerState {
  readonly account: Item | undefined;
  readonly credential: Item | undefined;
  readonly record: Item | undefined;
  /** Totals by collection; `n` is the version. */
  readonly totals: Readonly<Record<string, Record<string, number>>>;
}

const readCounters = (item: Item | undefined): Record<string, number> => ({
  n: 0,
  ...Object.fromEntries(
    Object.entries(item ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  ),
});

/** Reads the account, the caller's credential and the route's own items in one BatchGetItem. */
export const readCaller = async (table: Table, question: CallerQuestion): Promise<CallerState> => {
  const { credential, versions, record } = question;
  const wanted =
    record?.collection === 'CONVERSATION'
      ? conversationHeadKey(record.id)
      : record && recordKey(record.collection, record.id);
  const items = await batchGet(table, [
    accountKey,
    credential,
    ...(wanted ? [wanted] : []),
    ...versions.map(versionKey),
  ]);
  const find = (key: Key): Item | undefined => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  return {
    account: find(accountKey),
    credential: find(credential),
    record: wanted && find(wanted),
    totals: Object.fromEntries(versions.map((name) => [name, readCounters(find(versionKey(name)))])),
  };
};

/** Marks a session as ended until its token would have expired anyway. `expiresAt` is in epoch seconds. */
const revokeParams = (table: string, sessionId: string, expiresAt: number): PutCommandInput => ({
  TableName: table,
  Item: { ...revokedKey(sessionId), entity: 'RevokedSession', ttl: expiresAt + 3600 },
});

/** Ends one session on the server, so that a copy of its token stops working too. */
export const revokeSession = async (
  { client, name }: Table,
  sessionId: string,
  expiresAt: number,
): Promise<void> => {
  await client.send(new PutCommand(revokeParams(name, sessionId, expiresAt)));
};
