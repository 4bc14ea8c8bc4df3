import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/store/table/table.ts';
import { callKey } from '../table/keys.ts';
import { inDays } from '../table/time.ts';

const keepDays = 7;

export interface VisitorCall {
  readonly id: string;
  readonly conversation: string | undefined;
  readonly language: string;
  readonly page: string;
  readonly now: Date;
}

/** Notes that a visitor asked for a person while nobody was there: the notifier tells the owner. No word of theirs is in it. */
export const putCall = async (
  { client, name }: Table,
  { id, conversation, language, page, now }: VisitorCall,
): Promise<void> => {
  await client.send(
    new PutCommand({
      TableName: name,
      Item: {
        ...callKey(id),
        entity: 'Call',
        id,
        ...(conversation ? { conversation } : {}),
        language,
        page,
        at: now.toISOString(),
        ttl: inDays(now, keepDays),
      },
    }),
  );
};
