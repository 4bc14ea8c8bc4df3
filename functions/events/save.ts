import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { checkUrl } from '#functions/egress/check-url.ts';
import { ownHosts } from '#functions/egress/own-hosts.ts';
import { defineHandler } from '#functions/http/define.ts';
import { eventReceiverKey } from '#functions/table/keys.ts';
import { saveEventReceiver } from '#shared/api/outgoing-events.ts';
import { AppError } from '#shared/errors.ts';
import { newSalt, readReceiver, signingSecret } from './settings.ts';

/** Saves the receiver. A new address gets a new secret, so that the old receiver can't forge events to it. */
export const route = defineHandler(
  saveEventReceiver,
  ({ table, clock, env }) =>
    async ({ body, headers }) => {
      const { newSecret, ...receiver } = body;
      const checked = checkUrl(receiver.url, ownHosts(env, headers));
      if (!checked.ok)
        throw new AppError('request.invalid', { message: checked.error, fields: { url: checked.error } });
      const before = await readReceiver(table);
      const keeps = before !== undefined && before.url === receiver.url && !newSecret;
      const salt = keeps ? before.salt : newSalt();
      const stored = { ...receiver, salt, savedAt: clock().toISOString() };
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...eventReceiverKey, entity: 'EventReceiver', ...stored },
        }),
      );
      return keeps ? {} : { secret: signingSecret(env.VISITOR_SECRET, stored) };
    },
);
