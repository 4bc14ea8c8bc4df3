import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { presenceKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import { presenceSeconds } from '#shared/domain/conversations.ts';

/** Whether the portal was open in the last minute. */
export const isHere = (item: Item | undefined, now: Date): boolean =>
  typeof item?.until === 'number' && item.until > epochSeconds(now);

/** Records that the portal is open or was closed. */
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
