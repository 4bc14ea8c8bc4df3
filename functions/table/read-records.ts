import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { type CollectionName, recordKey } from './keys.ts';
import type { Item } from './transact.ts';

/** Most rows on one page of a list. See docs/behaviour.md, "The portal". */
export const pageRows = 1000;

export interface Page<T> {
  readonly rows: readonly T[];
  /** Start of the next page; absent on the last one. */
  readonly cursor?: string;
}

export const toCursor = (id: unknown): string => Buffer.from(String(id)).toString('base64url');
export const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/** Reads one page of raw items, newest first: one Query of up to 1,000 rows or 1 MB. */
export const readPage = async (
  { client, name }: Table,
  collection: CollectionName,
  { cursor }: { readonly cursor?: string | undefined } = {},
): Promise<Page<Item>> => {
  const { Items = [], LastEvaluatedKey: last } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': collection },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: pageRows,
      ...(cursor ? { ExclusiveStartKey: recordKey(collection, fromCursor(cursor)) } : {}),
    }),
  );
  return { rows: Items, ...(last ? { cursor: toCursor(last.sk) } : {}) };
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
