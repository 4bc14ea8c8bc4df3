import { setTimeout as delay } from 'node:timers/promises';
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { emailIdentity } from '#shared/api/fields.ts';
import { deleteItems, deleteRecord } from '../collections/delete-record.ts';
import { emailPartition } from '../table/keys.ts';
import { queryAll } from '../table/query.ts';
import type { Item } from '../table/transact.ts';
import { bookingKind } from './bookings.ts';
import { clientKind } from './clients.ts';
import { contactKind } from './contacts.ts';
import { subscriberKind } from './subscribers.ts';

/** Everything stored under one e-mail address, whatever its letter case; newest records last. */
export const personParams = (table: string, email: string): QueryCommandInput => ({
  TableName: table,
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :who',
  ExpressionAttributeValues: { ':who': emailPartition(emailIdentity(email)) },
});

/** All items of one person, from the index. */
export const readPerson = (table: Table, email: string): Promise<Item[]> =>
  queryAll(table, personParams(table.name, email));

const deleteLead = async (table: Table, item: Item): Promise<boolean> => {
  if (item.pk === contactKind.collection) await deleteRecord(table, contactKind, item);
  else if (item.pk === clientKind.collection) await deleteRecord(table, clientKind, item);
  else if (item.pk === bookingKind.collection) await deleteRecord(table, bookingKind, item);
  else if (item.pk === subscriberKind.collection) await deleteRecord(table, subscriberKind, item);
  else return false;
  return true;
};

const maxPasses = 4;
const indexLagMs = 150;

/**
 * Erases everything of one person and returns how many items went. The index follows the table with a delay, so it is asked
 * again until it has nothing left; what was erased stays erased when this is broken off, and repeating it is harmless.
 */
export const erasePerson = async (table: Table, email: string): Promise<number> => {
  const erased = new Set<string>();
  for (let pass = 0; pass < maxPasses; pass++) {
    const items = await readPerson(table, email);
    if (items.length === 0) break;
    if (pass > 0) await delay(indexLagMs);
    const others: Item[] = [];
    for (const item of items) {
      if (!(await deleteLead(table, item))) others.push(item);
      erased.add(`${item.pk}\n${item.sk}`);
    }
    await deleteItems(table, others);
  }
  return erased.size;
};
