import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';

export interface ScanPage {
  readonly items: Item[];
  /** Continues after the page; absent on the last one. */
  readonly cursor?: string;
}

const isKey = (value: unknown): value is { pk: string; sk: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Item).pk === 'string' &&
  typeof (value as Item).sk === 'string';

const parseCursor = (cursor: string): { pk: string; sk: string } | undefined => {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return isKey(key) ? { pk: key.pk, sk: key.sk } : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the next megabyte of the whole table. An invalid cursor starts at the beginning. */
export const scanPage = async ({ client, name }: Table, cursor?: string): Promise<ScanPage> => {
  const from = cursor === undefined ? undefined : parseCursor(cursor);
  const { Items = [], LastEvaluatedKey: last } = await client.send(
    new ScanCommand({ TableName: name, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
  );
  return {
    items: Items,
    ...(last
      ? { cursor: Buffer.from(JSON.stringify({ pk: last.pk, sk: last.sk })).toString('base64url') }
      : {}),
  };
};
