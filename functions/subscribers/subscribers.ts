import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Collection } from '#functions/table/collection.ts';
import { incrementCounters } from '#functions/table/counters.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isNew, isThere, updateParts } from '#functions/table/expressions.ts';
import { newsletterKey, personIndex, recordKey, subscriptionKey } from '#functions/table/keys.ts';
import { digest } from '#functions/table/rate-limit.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import { type Subscriber, subscriberSchema } from '#shared/domain/leads.ts';
import { personIdentity } from '#shared/domain/person.ts';

const blankSubscriber = (id: string): Subscriber => ({ id, email: '', createdAt: instantOfId(id) });

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    SUBSCRIBERS: true;
  }
}

/** How subscribers are read and counted. */
export const subscribers: Collection<Subscriber> = {
  name: 'SUBSCRIBERS',
  read: (item: Item) => readStored(subscriberSchema, () => blankSubscriber(String(item.sk ?? '')), item),
  identities: ({ email }) => [email],
  counters: () => ({ all: 1 }),
  dayCounters: () => ({ subscribers: 1 }),
};

/** The writes for a new subscription; the marker prevents a second one. */
const subscribeWrites = (table: string, subscriber: Subscriber) => ({
  marker: [
    {
      Put: {
        TableName: table,
        Item: {
          ...subscriptionKey(digest(personIdentity(subscriber.email))),
          ...personIndex(subscriber.email, 'SUBSCRIBED', subscriber.id),
          entity: 'Subscribed',
          subscriberId: subscriber.id,
        },
        ConditionExpression: isNew,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
  ] satisfies Write[],
  record: createWrites(table, subscribers, subscriber),
});

/** Subscribes an address again that had unsubscribed; no effect on others. */
const resubscribe = async (table: Table, id: string, consent: Subscriber['consent']): Promise<void> => {
  const parts = updateParts({ set: { consent }, remove: ['unsubscribedAt'] });
  await transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: recordKey(subscribers.name, id),
        ...parts,
        ConditionExpression: 'attribute_exists(unsubscribedAt)',
      },
    },
    incrementCounters(table.name, subscribers.name),
  ]);
};

/**
 * Subscribes an address, also one that had unsubscribed; no change if it is subscribed already. The caller
 * can't tell the difference. Only the person's own form may call this.
 */
export const putSubscriber = async (table: Table, subscriber: Subscriber): Promise<void> => {
  try {
    await transact(table, subscribeWrites(table.name, subscriber));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const id = error.found('marker')?.subscriberId;
    if (typeof id !== 'string') return;
    await resubscribe(table, id, subscriber.consent).catch((again: unknown) => {
      if (!(again instanceof ConditionFailed)) throw again;
    });
  }
};

/**
 * Unsubscribes, and counts it for the issue whose link was used; no effect if already unsubscribed or
 * deleted.
 */
export const markUnsubscribed = async (
  table: Table,
  id: string,
  { issue, now }: { readonly issue: string | undefined; readonly now: Date },
): Promise<void> => {
  const parts = updateParts({ set: { unsubscribedAt: now.toISOString() } });
  const subscriber: Write = {
    Update: {
      TableName: table.name,
      Key: recordKey(subscribers.name, id),
      ...parts,
      ConditionExpression: `${isThere} AND attribute_not_exists(unsubscribedAt)`,
    },
  };
  const version = incrementCounters(table.name, subscribers.name);
  try {
    await transact(table, { subscriber, version });
  } catch (error) {
    if (error instanceof ConditionFailed) return;
    throw error;
  }
  if (issue) await countUnsubscribed(table, issue);
};

/** If the issue was deleted, nothing is counted for it. */
const countUnsubscribed = async ({ client, name }: Table, issue: string): Promise<void> => {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: newsletterKey(issue),
        ...updateParts({ add: { unsubscribed: 1 } }),
        ConditionExpression: isThere,
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};
