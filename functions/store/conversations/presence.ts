import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/store/table/table.ts';
import { presenceSeconds } from '#shared/domain/conversations.ts';
import { presenceKey } from '../table/keys.ts';
import { epochSeconds } from '../table/time.ts';
import type { Item } from '../table/transact.ts';

/** Whether the portal was heard of in the last minute. */
export const isHere = (item: Item | undefined, now: Date): boolean =>
  typeof item?.until === 'number' && item.until > epochSeconds(now);

/** Notes that the portal is open, or that it was closed. */
export const notePresence = async ({ client, name }: Table, here: boolean, now: Date): Promise<void> => {
  const until = epochSeconds(now) + (here ? presenceSeconds : 0);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: presenceKey,
      UpdateExpression: 'SET entity = :entity, #until = :until, #ttl = :ttl',
      ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':entity': 'Presence', ':until': until, ':ttl': until + 3600 },
    }),
  );
};
