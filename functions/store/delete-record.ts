import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { queryAll } from './collections.ts';
import { counterDelta, dayBump, versionBump } from './counters.ts';
import { recordKey } from './keys.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';
import type { LeadKind } from './update-record.ts';

/** Room for the record, its version and its day in a transaction of 100 writes. */
const maxParts = 90;

/** Story and history of a lead. */
export const leadPartsParams = (table: string, leadId: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': `LEAD#${leadId}` },
  ConsistentRead: true,
});

/** Removes one item, whatever its state. */
export const deleteWrite = (table: string, key: { pk: unknown; sk: unknown }): Write => ({
  Delete: { TableName: table, Key: { pk: key.pk, sk: key.sk } },
});

/**
 * Deletes a lead with its story and history; the totals follow. The record itself goes with the last transaction, so that
 * a deletion broken off in between can be repeated. A record that is gone meanwhile is fine: that was the wish.
 */
export const deleteRecord = async <T extends { id: string; createdAt: string; updatedAt: string }>(
  table: Table,
  kind: LeadKind<T>,
  lead: T,
): Promise<void> => {
  const parts = await queryAll(table, {
    ...leadPartsParams(table.name, lead.id),
    ProjectionExpression: 'pk, sk',
  });
  const removals = parts.map((part) => deleteWrite(table.name, { pk: part.pk, sk: part.sk }));
  while (removals.length > maxParts) await transact(table, removals.splice(0, maxParts));
  try {
    await transact(table, [
      {
        Delete: {
          TableName: table.name,
          Key: recordKey(kind.collection, lead.id),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      versionBump(table.name, kind.collection, counterDelta(kind.counters(lead), {})),
      ...dayBump(table.name, lead.createdAt, counterDelta(kind.dayCounters(lead), {})),
      ...removals,
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};
