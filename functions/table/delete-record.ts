import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import type { Collection, Listed } from './collection.ts';
import { counterDelta, incrementCounters, incrementDayCounters } from './counters.ts';
import { conflicting } from './errors.ts';
import { leadPartition, recordKey } from './keys.ts';
import { queryAll } from './query.ts';
import { ConditionFailed, type Item, transact, type Write } from './transact.ts';

/** Leaves room for the record, its version and its day in a transaction of 100 writes. */
const maxParts = 90;
const maxAttempts = 6;

/** Query for a lead's timeline and change history. */
export const leadPartsParams = (table: string, leadId: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': leadPartition(leadId) },
  ConsistentRead: true,
});

/** Deletes one item unconditionally. */
export const deleteWrite = (table: string, { pk, sk }: { pk?: unknown; sk?: unknown }): Write => ({
  Delete: { TableName: table, Key: { pk, sk } },
});

/**
 * Deletes uncounted items in as many transactions as needed. `also` returns further writes for each
 * transaction, given how many items it deletes.
 */
export const deleteItems = async (
  table: Table,
  items: readonly Item[],
  also: (removed: readonly Item[]) => readonly Write[] = () => [],
): Promise<void> => {
  for (let start = 0; start < items.length; start += maxParts) {
    const part = items.slice(start, start + maxParts);
    await transact(table, [...part.map((item) => deleteWrite(table.name, item)), ...also(part)]);
  }
};

/** Reads the keys of a lead's timeline, change history and references. */
export const readPartKeys = (table: Table, leadId: string): Promise<Item[]> =>
  queryAll(table, { ...leadPartsParams(table.name, leadId), ProjectionExpression: 'pk, sk, entity' });

const removal = <T extends Listed>(table: string, collection: Collection<T>, item: Item) => {
  const record = collection.read(item);
  const known = item.change !== undefined;
  return {
    record: {
      Delete: {
        TableName: table,
        Key: recordKey(collection.name, String(item.sk)),
        ConditionExpression: `attribute_exists(pk) AND ${known ? '#change = :change' : 'attribute_not_exists(#change)'}`,
        ExpressionAttributeNames: { '#change': 'change' },
        ...(known ? { ExpressionAttributeValues: { ':change': item.change } } : {}),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    } satisfies Write,
    version: incrementCounters(table, collection.name, counterDelta(collection.counters(record), {})),
    day: incrementDayCounters(
      table,
      collection.name,
      record.createdAt,
      counterDelta(collection.dayCounters(record), {}),
    ),
  };
};

/**
 * Deletes one record and subtracts exactly what it added to the totals. If an edit comes first, reads the
 * record again and retries. If the record is already gone, that is a success.
 */
const deleteCounted = async <T extends Listed>(
  table: Table,
  collection: Collection<T>,
  item: Item,
  also: readonly Write[] = [],
): Promise<void> => {
  let current: Item | undefined = item;
  for (let round = 0; current && round < maxAttempts; round++) {
    try {
      await transact(table, { ...removal(table.name, collection, current), also });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      current = error.found('record');
    }
  }
  if (current) throw conflicting('The record keeps changing');
};

/**
 * Deletes a record with its timeline and history. The record itself goes last, so that an interrupted
 * deletion can be repeated.
 */
export const deleteRecord = async <T extends Listed>(
  table: Table,
  collection: Collection<T>,
  item: Item,
  also: readonly Write[] = [],
): Promise<void> => {
  await deleteItems(table, await readPartKeys(table, String(item.sk)));
  await deleteCounted(table, collection, item, also);
};
