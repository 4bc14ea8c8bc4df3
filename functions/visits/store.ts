import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import type { LeadChannel } from '#shared/domain/lead-statuses.ts';
import { inGroup } from '../table/counters.ts';
import { updateParts } from '../table/expressions.ts';
import { dayKey, dayShards } from '../table/keys.ts';

/** Adds a visit to the counters of its UTC day; at most eight items a day. */
export const addVisit = async (table: Table, channel: LeadChannel, now: Date): Promise<void> => {
  const shard = Math.floor(Math.random() * dayShards);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: dayKey(now.toISOString().slice(0, 10), shard, 'VISITS'),
      ...updateParts({ add: { visits: 1, [inGroup('visit', channel)]: 1 } }),
    }),
  );
};
