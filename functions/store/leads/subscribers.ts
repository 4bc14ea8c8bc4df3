import type { Table } from '#functions/http/types.ts';
import { emailIdentity } from '#shared/api/fields.ts';
import { type Subscriber, subscriberSchema } from '#shared/domain/leads.ts';
import { dayBump, recordBump } from '../collections/counters.ts';
import { putRecord } from '../collections/parts.ts';
import type { RecordKind } from '../collections/update-record.ts';
import { emailIndex, subscribedKey } from '../table/keys.ts';
import { digest } from '../table/rate-limit.ts';
import { instantOfId, readStored } from '../table/stored.ts';
import { ConditionFailed, type Item, transact, type Write } from '../table/transact.ts';

const blankSubscriber = (id: string): Subscriber => ({ id, email: '', createdAt: instantOfId(id) });

/** How subscribers are read and counted. */
export const subscriberKind: RecordKind<Subscriber> = {
  collection: 'SUBSCRIBERS',
  read: (item: Item) => readStored(subscriberSchema, blankSubscriber(String(item.sk ?? '')), item),
  counters: () => ({ all: 1 }),
  dayCounters: () => ({ subscribers: 1 }),
};

/** The writes of a new subscription; the first is the marker that lets an address subscribe once. */
export const subscribeWrites = (table: string, subscriber: Subscriber): Write[] => {
  const identity = emailIdentity(subscriber.email);
  return [
    {
      Put: {
        TableName: table,
        Item: {
          ...subscribedKey(digest(identity)),
          ...emailIndex(identity, 'SUBSCRIBED', subscriber.id),
          entity: 'Subscribed',
          subscriberId: subscriber.id,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putRecord(table, 'SUBSCRIBERS', subscriber.email, subscriber),
    recordBump(table, 'SUBSCRIBERS', subscriber.id, subscriberKind.counters(subscriber)),
    ...dayBump(table, subscriber.createdAt, subscriberKind.dayCounters(subscriber)),
  ];
};

/** Subscribes an address; one that is subscribed already stays so, and the caller can't tell the difference. */
export const putSubscriber = async (table: Table, subscriber: Subscriber): Promise<void> => {
  try {
    await transact(table, subscribeWrites(table.name, subscriber));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};
