import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { incrementCounters } from '../table/counters.ts';
import { failedNoticeKey, noticeKey, type VersionName } from '../table/keys.ts';
import { epochSeconds, inDays } from '../table/time.ts';
import { transact, type Write } from '../table/transact.ts';

const keepDays = 30;
/** Its version changes when a delivery fails or recovers, which refreshes the overview. */
const noticeCollection: VersionName = 'NOTICES';

/** Whether a lead was sent to this channel; records of interrupted attempts don't count. */
export const wasSent = async ({ client, name }: Table, leadId: string, channel: string): Promise<boolean> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: noticeKey(leadId, channel), ConsistentRead: true }),
  );
  return Item?.state === 'sent';
};

const stateWrite = (table: string, leadId: string, channel: string, state: string, now: Date): Write => ({
  Put: {
    TableName: table,
    Item: { ...noticeKey(leadId, channel), entity: 'Notice', state, ttl: inDays(now, keepDays) },
  },
});

/** Records a failed delivery; the portal shows it until a retry succeeds or 30 days have passed. */
export const failNotice = (
  table: Table,
  leadId: string,
  channel: string,
  reason: string,
  now: Date,
): Promise<void> =>
  transact(table, [
    stateWrite(table.name, leadId, channel, 'failed', now),
    {
      Put: {
        TableName: table.name,
        Item: {
          ...failedNoticeKey(leadId, channel),
          entity: 'FailedNotice',
          leadId,
          channel,
          reason,
          at: now.toISOString(),
          ttl: inDays(now, keepDays),
        },
      },
    },
    incrementCounters(table.name, noticeCollection),
  ]);

/** Records a successful delivery and removes an earlier failure. */
export const settleNotice = async (
  table: Table,
  leadId: string,
  channel: string,
  now: Date,
): Promise<void> => {
  await transact(table, [stateWrite(table.name, leadId, channel, 'sent', now)]);
  const { client, name } = table;
  const { Attributes } = await client.send(
    new DeleteCommand({ TableName: name, Key: failedNoticeKey(leadId, channel), ReturnValues: 'ALL_OLD' }),
  );
  if (Attributes) await transact(table, [incrementCounters(name, noticeCollection)]);
};

const failedSchema = z.object({
  leadId: z.string(),
  channel: z.string(),
  reason: z.string(),
  at: z.string(),
  ttl: z.number(),
});
export type FailedNotice = z.infer<typeof failedSchema>;

/** Reads failed deliveries that have not recovered, newest lead first, at most `limit`. */
export const readFailedNotices = async (
  { client, name }: Table,
  limit: number,
  now: Date,
): Promise<FailedNotice[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': failedNoticeKey('', '').pk },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.flatMap((item) => {
    const parsed = z.safeParse(failedSchema, item);
    return parsed.success && parsed.data.ttl > epochSeconds(now) ? [parsed.data] : [];
  });
};
