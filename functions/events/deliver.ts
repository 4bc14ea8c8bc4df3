import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ownHosts } from '#functions/egress/own-hosts.ts';
import { type EgressOptions, sendRequest } from '#functions/egress/send.ts';
import { readSession } from '#functions/flow-sessions/store/sessions.ts';
import type { Deps } from '#functions/http/types.ts';
import { collectionOf } from '#functions/leads/collections.ts';
import type { Item } from '#functions/table/transact.ts';
import type { EventDelivery } from '#shared/api/outgoing-events.ts';
import { collectShownAnswers } from '#shared/flow/collect-answers.ts';
import {
  type Attempt,
  claimAttempt,
  dropEvent,
  type QueuedEvent,
  readQueue,
  settleAttempt,
} from './queue.ts';
import { type EventReceiver, readReceiver, sign, signingSecret } from './settings.ts';

export interface DeliveryDeps extends Pick<Deps, 'table' | 'clock' | 'env' | 'log'> {
  /** Replaced in tests only. */
  readonly egress?: EgressOptions | undefined;
}

const timeoutMs = 8000;
/** Deliveries that run at the same time. */
const parallel = 10;

/** The event's data: the record as it is now; undefined if it has expired. */
const describe = (item: Item, now: Date): Readonly<Record<string, unknown>> | undefined => {
  const collection = collectionOf(item.pk);
  if (collection) return { ...collection.read(item) };
  if (String(item.pk).startsWith('CONVERSATION#')) return { conversation: String(item.pk).slice(13) };
  const session = readSession(item, now);
  if (!session) return undefined;
  const { outcome, ending } = session.state;
  const answers = collectShownAnswers(session.state);
  return {
    flow: session.uuid,
    session: session.id,
    outcome,
    ending,
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
  };
};

const send = async (deps: DeliveryDeps, receiver: EventReceiver, event: QueuedEvent): Promise<Attempt> => {
  const { table, clock, env } = deps;
  const { Item: item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: event.about, ConsistentRead: true }),
  );
  const data = item && describe(item, clock());
  if (!data) return { ok: false, error: 'The record was deleted before it could be sent.', isFinal: true };
  const { sk: id, type, createdAt } = event;
  const body = JSON.stringify({ id, type, createdAt, data });
  const timestamp = Math.floor(clock().getTime() / 1000);
  const headers = {
    'Webhook-Id': id,
    'Webhook-Timestamp': String(timestamp),
    'Webhook-Signature': sign(signingSecret(env.VISITOR_SECRET, receiver), id, timestamp, body),
  };
  const request = { method: 'POST' as const, url: receiver.url, headers, body };
  return sendRequest(request, { ownHosts: ownHosts(env), idempotencyKey: id, timeoutMs, ...deps.egress });
};

/**
 * Makes the next attempt to deliver an event; undefined if another run is making it, or no receiver wants it.
 */
export const attemptDelivery = async (
  deps: DeliveryDeps,
  receiver: EventReceiver | undefined,
  event: QueuedEvent,
): Promise<EventDelivery | undefined> => {
  const { table, clock, log } = deps;
  if (!receiver) {
    await dropEvent(table, event.sk);
    return undefined;
  }
  const claimed = await claimAttempt(table, event, clock());
  if (!claimed) return undefined;
  const attempt = await send(deps, receiver, claimed);
  const delivery = await settleAttempt(table, claimed, attempt, clock());
  log.info('event.attempt', {
    id: event.sk,
    type: event.type,
    state: delivery.state,
    status: attempt.status,
  });
  return delivery;
};

/** Delivers what is due until `until` (epoch ms), oldest first; an event that fails doesn't hold back the others. */
export const deliverDueEvents = async (deps: DeliveryDeps, until: number): Promise<void> => {
  const queue = await readQueue(deps.table);
  if (queue.length === 0) return;
  const receiver = await readReceiver(deps.table);
  const now = deps.clock().toISOString();
  const due = queue.filter(({ nextAt }) => nextAt <= now).values();
  const work = async () => {
    for (const event of due) {
      if (Date.now() > until) return;
      await attemptDelivery(deps, receiver, event).catch((error: unknown) =>
        deps.log.error('event.failed', { id: event.sk, error: (error as Error).name }),
      );
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
};
