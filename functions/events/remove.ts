import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { defineHandler } from '#functions/http/define.ts';
import { eventReceiverKey } from '#functions/table/keys.ts';
import { removeEventReceiver } from '#shared/api/outgoing-events.ts';

/** Deletes the receiver; the next run drops the events that wait for it. */
export const route = defineHandler(removeEventReceiver, ({ table }) => async () => {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: eventReceiverKey }));
  return {};
});
