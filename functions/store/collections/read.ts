import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { type CollectionName, recordKey } from '../table/keys.ts';
import type { Item } from '../table/transact.ts';

/** Most rows of one page of a list. See docs/behaviour.md, "The portal". */
export const pageRows = 1000;

export interface Page<T> {
  readonly rows: T[];
  /** Continues after the last row; absent on the last page. */
  readonly cursor?: string;
}

const toCursor = (id: unknown): string => Buffer.from(String(id)).toString('base64url');
const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/** One page of a collection, newest first. A page is one Query: up to 1,000 rows or 1 MB, whichever comes first. */
export const pageParams = (
  table: string,
  collection: CollectionName,
  cursor?: string,
  limit = pageRows,
): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': collection },
  ScanIndexForward: false,
  ConsistentRead: true,
  Limit: limit,
  ...(cursor ? { ExclusiveStartKey: recordKey(collection, fromCursor(cursor)) } : {}),
});

/** Reads one page of raw items. */
export const readPage = async (
  { client, name }: Table,
  collection: CollectionName,
  cursor?: string,
  limit?: number,
): Promise<Page<Item>> => {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand(pageParams(name, collection, cursor, limit)),
  );
  return { rows: Items, ...(LastEvaluatedKey ? { cursor: toCursor(LastEvaluatedKey.sk) } : {}) };
};

/** One raw record of a collection, or undefined. */
export const readRecord = async (
  { client, name }: Table,
  collection: CollectionName,
  id: string,
): Promise<Item | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: recordKey(collection, id), ConsistentRead: true }),
  );
  return Item;
};
