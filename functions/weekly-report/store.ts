import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { type WeeklyReport, weeklyReportSchema } from '#shared/api/weekly-reports.ts';
import { isConditionFailed } from '../table/errors.ts';
import { weeklyReportKey, weeklyReportsPartition } from '../table/keys.ts';
import { inDays, isLive } from '../table/time.ts';
import type { Item } from '../table/transact.ts';

/** Days; as long as the counters they are made of. */
const keepDays = 400;

const parseWeeklyReport = (item: Item | undefined, now: Date): WeeklyReport | undefined => {
  const read = z.safeParse(weeklyReportSchema, item);
  return read.success && isLive(item, now) ? read.data : undefined;
};

/** Reads a week's report, if it exists. */
export const getWeeklyReport = async (
  { client, name }: Table,
  week: string,
  now: Date,
): Promise<WeeklyReport | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: weeklyReportKey(week), ConsistentRead: true }),
  );
  return parseWeeklyReport(item, now);
};

/** Reads the latest reports, newest first. */
export const readWeeklyReports = async (
  { client, name }: Table,
  limit: number,
  now: Date,
): Promise<WeeklyReport[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': weeklyReportsPartition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.flatMap((item) => parseWeeklyReport(item, now) ?? []);
};

/** Stores a report; false if another run stored one first. */
export const putWeeklyReport = async (
  { client, name }: Table,
  report: WeeklyReport,
  now: Date,
): Promise<boolean> => {
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: { ...weeklyReportKey(report.week), entity: 'Letter', ...report, ttl: inDays(now, keepDays) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};
