import { createHmac, randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { eventReceiverKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { eventTypes } from '#shared/api/outgoing-events.ts';

const receiverSchema = z.object({
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  savedAt: z.string(),
  /** Random part of the signing secret; useless without the installation's own secret. */
  salt: z.string(),
});
export type EventReceiver = z.infer<typeof receiverSchema>;

export const parseReceiver = (item: Item | undefined): EventReceiver | undefined => {
  const parsed = z.safeParse(receiverSchema, item);
  return parsed.success ? parsed.data : undefined;
};

/** The owner's receiver of events; undefined if there is none. */
export const readReceiver = async ({ client, name }: Table): Promise<EventReceiver | undefined> =>
  parseReceiver((await client.send(new GetCommand({ TableName: name, Key: eventReceiverKey }))).Item);

export const newSalt = (): string => randomBytes(24).toString('base64url');

/**
 * A receiver's signing secret, in the notation of Standard Webhooks. It is derived, so that no table or
 * backup holds it.
 */
export const signingSecret = (
  visitorSecret: string | undefined,
  { salt }: Pick<EventReceiver, 'salt'>,
): string => {
  if (!visitorSecret) throw new Error('VISITOR_SECRET is not set');
  return `whsec_${createHmac('sha256', visitorSecret).update(`outgoing-events:${salt}`).digest('base64')}`;
};

/** The header `Webhook-Signature`: HMAC-SHA256 of id, timestamp (seconds) and body. */
export const sign = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
