import type { Collection } from '#functions/table/collection.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { isNew } from '#functions/table/expressions.ts';
import { personIndex, subscribedKey } from '#functions/table/keys.ts';
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

/** The writes of a new subscription; the first is the marker that prevents a second. */
const subscribeWrites = (table: string, subscriber: Subscriber): Write[] => [
  {
    Put: {
      TableName: table,
      Item: {
        ...subscribedKey(digest(personIdentity(subscriber.email))),
        ...personIndex(subscriber.email, 'SUBSCRIBED', subscriber.id),
        entity: 'Subscribed',
        subscriberId: subscriber.id,
      },
      ConditionExpression: isNew,
    },
  },
  ...createWrites(table, subscribers, subscriber),
];

/** Subscribes an address; no change if it is subscribed already. The caller can't tell the difference. */
export const putSubscriber = async (table: Table, subscriber: Subscriber): Promise<void> => {
  try {
    await transact(table, subscribeWrites(table.name, subscriber));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};
