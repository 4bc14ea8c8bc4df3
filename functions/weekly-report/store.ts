import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { type WeeklyLetter, weeklyLetterSchema } from '#shared/api/letters.ts';
import { isConditionFailed } from '../table/errors.ts';
import { letterKey, lettersPartition } from '../table/keys.ts';
import { inDays, isLive } from '../table/time.ts';
import type { Item } from '../table/transact.ts';

/** Days; as long as the counters they are made of. */
const keepDays = 400;

const readLetter = (item: Item | undefined, now: Date): WeeklyLetter | undefined => {
  const read = z.safeParse(weeklyLetterSchema, item);
  return read.success && isLive(item, now) ? read.data : undefined;
};

/** Reads a week's report, if it exists. */
export const getLetter = async (
  { client, name }: Table,
  week: string,
  now: Date,
): Promise<WeeklyLetter | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: letterKey(week), ConsistentRead: true }),
  );
  return readLetter(item, now);
};

/** Reads the latest reports, newest first. */
export const readLetters = async (
  { client, name }: Table,
  limit: number,
  now: Date,
): Promise<WeeklyLetter[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': lettersPartition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.flatMap((item) => readLetter(item, now) ?? []);
};

/** Stores a report; false if another run stored one first. */
export const putLetter = async (
  { client, name }: Table,
  letter: WeeklyLetter,
  now: Date,
): Promise<boolean> => {
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: { ...letterKey(letter.week), entity: 'Letter', ...letter, ttl: inDays(now, keepDays) },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};
