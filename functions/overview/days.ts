import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { conversationDaysPartition, dayKey } from '../table/keys.ts';
import { queryAll } from '../table/query.ts';
import { dayMs } from '../table/time.ts';

/** Lists the last `count` UTC days as `YYYY-MM-DD`, oldest first, today last. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

/** Conversations with the assistant that started on each UTC day from `from` on. */
export const readChats = async (table: Table, from: string): Promise<Record<string, number>> => {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': conversationDaysPartition, ':from': from },
    ProjectionExpression: 'sk, conversations',
  });
  const chats: Record<string, number> = {};
  for (const { sk, conversations } of items) {
    const day = String(sk).slice(0, 10);
    chats[day] = (chats[day] ?? 0) + Number(conversations ?? 0);
  }
  return chats;
};

/** Query for the counters of a span of days. */
const daysParams = (table: string, from: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk AND sk >= :from',
  ExpressionAttributeValues: { ':pk': dayKey(from, 0).pk, ':from': from },
});

/** Each day's counters, summed over the shards; days without any are zero. */
export const readDays = async (
  table: Table,
  count: number,
  now: Date,
): Promise<Map<string, Record<string, number>>> => {
  const days = new Map(lastDays(count, now).map((day) => [day, {} as Record<string, number>]));
  const items = await queryAll(table, daysParams(table.name, lastDays(count, now)[0] ?? ''));
  for (const item of items) {
    const sum = days.get(String(item.sk).slice(0, 10));
    for (const [name, value] of Object.entries(item)) {
      if (sum && typeof value === 'number') sum[name] = (sum[name] ?? 0) + value;
    }
  }
  return days;
};
