import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/http/types.ts';
import { type WeeklyLetter, weeklyLetterSchema } from '#shared/api/conversations.ts';
import { letterKey, lettersPartition } from '../table/keys.ts';
import { inDays } from '../table/time.ts';

const keepDays = 400;

/** A stored letter, or undefined for what can't be read. */
export const readLetter = (item: unknown): WeeklyLetter | undefined => {
  const read = z.safeParse(weeklyLetterSchema, item);
  return read.success ? read.data : undefined;
};

/** The latest letters, the newest first. */
export const readLetters = async ({ client, name }: Table, limit: number): Promise<WeeklyLetter[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': lettersPartition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.flatMap((item) => readLetter(item) ?? []);
};

/** Stores a letter; the notifier sends it where mail or a webhook is set up. */
export const putLetter = async ({ client, name }: Table, letter: WeeklyLetter, now: Date): Promise<void> => {
  await client.send(
    new PutCommand({
      TableName: name,
      Item: { ...letterKey(letter.id), entity: 'Letter', ...letter, ttl: inDays(now, keepDays) },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
};
