import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { type CollectionName, recordKey } from './keys.ts';
import { queryPlain } from './plain-query.ts';
import type { Item } from './transact.ts';

/** Most rows of one page of a list. See docs/behaviour.md, "The portal". */
export const pageRows = 1000;

export interface Page<T> {
  readonly rows: readonly T[];
  /** Continues after the last row; absent on the last page. */
  readonly cursor?: string;
}

export const toCursor = (id: unknown): string => Buffer.from(String(id)).toString('base64url');
export const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

interface Span {
  /** Continues after this row. */
  readonly cursor?: string | undefined;
  /** Goes no further back than this id, itself included, as a cursor. */
  readonly until?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of a collection, newest first. A page is one Query: up to 1,000 rows or 1 MB, whichever comes first. */
const pageParams = (
  table: string,
  collection: CollectionName,
  { cursor, until, limit = pageRows }: Span,
): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: until ? 'pk = :pk AND sk >= :until' : 'pk = :pk',
  ExpressionAttributeValues: { ':pk': collection, ...(until ? { ':until': fromCursor(until) } : {}) },
  ScanIndexForward: false,
  ConsistentRead: true,
  Limit: limit,
  ...(cursor ? { ExclusiveStartKey: recordKey(collection, fromCursor(cursor)) } : {}),
});

/** Reads one page of raw items. */
export const readPage = async (
  table: Table,
  collection: CollectionName,
  span: Span = {},
): Promise<Page<Item>> => {
  const { items, last } = await queryPlain(table, pageParams(table.name, collection, span));
  return { rows: items, ...(last ? { cursor: toCursor(last.sk) } : {}) };
};

/** The cursor that stands for the oldest row of a collection. */
export const readOldest = async (
  { client, name }: Table,
  collection: CollectionName,
): Promise<string | undefined> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      ...pageParams(name, collection, { limit: 1 }),
      ScanIndexForward: true,
      ProjectionExpression: 'sk',
    }),
  );
  return Items[0] && toCursor(Items[0].sk);
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
