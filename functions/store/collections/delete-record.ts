import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { conflicting } from '../table/errors.ts';
import { leadPartition, recordKey } from '../table/keys.ts';
import { queryAll } from '../table/query.ts';
import { ConditionFailed, type Item, transact, type Write } from '../table/transact.ts';
import { counterDelta, dayBump, recordBump } from './counters.ts';
import type { RecordKind } from './update-record.ts';

/** Room for the record, its version and its day in a transaction of 100 writes. */
const maxParts = 90;
const maxRounds = 6;

/** Story and history of a lead. */
export const leadPartsParams = (table: string, leadId: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': leadPartition(leadId) },
  ConsistentRead: true,
});

/** Removes one item, whatever its state. */
export const deleteWrite = (table: string, { pk, sk }: { pk?: unknown; sk?: unknown }): Write => ({
  Delete: { TableName: table, Key: { pk, sk } },
});

/** Removes items that nothing counts, as many transactions as it takes. */
export const deleteItems = async (table: Table, items: readonly Item[]): Promise<void> => {
  for (let start = 0; start < items.length; start += maxParts) {
    const part = items.slice(start, start + maxParts);
    await transact(
      table,
      part.map((item) => deleteWrite(table.name, item)),
    );
  }
};

const removal = <T extends { id: string; createdAt: string }>(
  table: string,
  kind: RecordKind<T>,
  item: Item,
): Write[] => {
  const record = kind.read(item);
  const known = item.change !== undefined;
  return [
    {
      Delete: {
        TableName: table,
        Key: recordKey(kind.collection, String(item.sk)),
        ConditionExpression: `attribute_exists(pk) AND ${known ? '#change = :change' : 'attribute_not_exists(#change)'}`,
        ExpressionAttributeNames: { '#change': 'change' },
        ...(known ? { ExpressionAttributeValues: { ':change': item.change } } : {}),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    recordBump(table, kind.collection, String(item.sk), counterDelta(kind.counters(record), {})),
    ...dayBump(table, record.createdAt, counterDelta(kind.dayCounters(record), {})),
  ];
};

/**
 * Deletes one record, subtracting from the totals exactly what it added: an edit in between is read and tried again. A
 * record that is gone meanwhile is fine, that was the wish.
 */
const deleteCounted = async <T extends { id: string; createdAt: string }>(
  table: Table,
  kind: RecordKind<T>,
  item: Item,
): Promise<void> => {
  let current: Item | undefined = item;
  for (let round = 0; current && round < maxRounds; round++) {
    try {
      await transact(table, removal(table.name, kind, current));
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      current = error.found.get(0);
    }
  }
  if (current) throw conflicting('The record keeps changing');
};

/**
 * Deletes a record of a collection with its story and history. The record itself goes last, so that a deletion broken off
 * in between can be repeated.
 */
export const deleteRecord = async <T extends { id: string; createdAt: string }>(
  table: Table,
  kind: RecordKind<T>,
  item: Item,
): Promise<void> => {
  const parts = await queryAll(table, {
    ...leadPartsParams(table.name, String(item.sk)),
    ProjectionExpression: 'pk, sk',
  });
  await deleteItems(table, parts);
  await deleteCounted(table, kind, item);
};
