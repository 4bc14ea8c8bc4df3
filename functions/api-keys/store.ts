import { parseApiKey, type StoredApiKey } from '#functions/http/api-keys.ts';
import { apiKeysPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { ApiKey } from '#shared/api/api-keys.ts';

/** All keys, newest first. */
export const readApiKeys = async (table: Table): Promise<StoredApiKey[]> => {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': apiKeysPartition },
    ConsistentRead: true,
  });
  return items
    .flatMap((item) => parseApiKey(item) ?? [])
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** A key for the portal. */
export const showApiKey = ({ setupId: _, ...key }: StoredApiKey): ApiKey => key;
