import { BatchGetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { throttled } from './errors.ts';
import type { Key } from './keys.ts';
import type { Item } from './transact.ts';

const maxAttempts = 4;

/** Reads at most 100 keys consistently; requests unprocessed keys again. */
export const batchGet = async ({ client, name }: Table, keys: readonly Key[]): Promise<Item[]> => {
  const items: Item[] = [];
  let asked: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let round = 0; asked.length > 0; round++) {
    if (round === maxAttempts) throw throttled('Keys stay unprocessed');
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: asked, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[name] ?? []));
    asked = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return items;
};

/** Returns all items of a Query, over all its pages. */
export const queryAll = async ({ client }: Table, params: QueryCommandInput): Promise<Item[]> => {
  const items: Item[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...params, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    items.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return items;
};
