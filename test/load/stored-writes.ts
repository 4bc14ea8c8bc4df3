import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/table/transact.ts';
import { localDynamo, localTableName } from '#infra/local/table.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import type { Call } from '#test/integration/harness/http-client.ts';

export type WishKind = 'contact' | 'booking' | 'subscriber' | 'like';

/** A write that a client wants stored once, however often it retries. */
export interface Wish {
  readonly kind: WishKind;
  readonly key: string;
  /** Post and visitor of a like. */
  readonly post: number;
  readonly cookie: string;
}

const scanAll = async (endpoint: string): Promise<Item[]> => {
  const dynamo = localDynamo({ endpoint });
  const client = DynamoDBDocumentClient.from(dynamo);
  const items: Item[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: localTableName, ExclusiveStartKey: from, ConsistentRead: true }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  dynamo.destroy();
  return items;
};

const countBy = (items: readonly Item[], name: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(String(item[name]), (counts.get(String(item[name])) ?? 0) + 1);
  return counts;
};

interface Question {
  readonly endpoint: string;
  readonly wishes: readonly Wish[];
  readonly acknowledged: readonly Wish[];
  readonly call: Call;
  readonly session: string;
}

/**
 * Compares acknowledged writes with the table; returns a sentence for each lost, duplicate, partial or
 * miscounted one.
 */
export const findFaults = async (
  question: Question,
): Promise<{ stored: Record<WishKind, number>; faults: string[] }> => {
  const { endpoint, wishes, acknowledged, call, session } = question;
  const items = await scanAll(endpoint);
  const faults: string[] = [];
  const of = (pk: string) => items.filter((item) => item.pk === pk);
  const collections = { contact: of('CONTACTS'), booking: of('BOOKINGS'), subscriber: of('SUBSCRIBERS') };
  const clients = of('CLIENTS');
  const known = new Set(wishes.map(({ kind, key }) => `${kind} ${key}@example.com`));

  for (const [kind, records] of Object.entries(collections)) {
    const emails = countBy(records, 'email');
    for (const wish of acknowledged)
      if (wish.kind === kind && !emails.has(`${wish.key}@example.com`))
        faults.push(`lost: ${kind} ${wish.key}`);
    for (const [email, amount] of emails) {
      if (amount > 1) faults.push(`${amount} times: ${kind} ${email}`);
      if (!known.has(`${kind} ${email}`)) faults.push(`nobody sent: ${kind} ${email}`);
    }
  }

  // Related records: a booking and its project, a lead and its timeline, a record and its key.
  const clientIds = new Set(clients.map(({ id }) => id));
  for (const { id, clientId } of collections.booking)
    if (!clientIds.has(clientId)) faults.push(`half: booking ${id} without its project`);
  if (clients.length !== collections.booking.length)
    faults.push(`${clients.length} projects of ${collections.booking.length} bookings`);
  const stories = new Set(items.filter(({ sk }) => sk === 'STORY').map(({ pk }) => pk));
  for (const { id } of [...collections.contact, ...clients])
    if (!stories.has(`LEAD#${id}`)) faults.push(`half: lead ${id} without its story`);
  const keys = items.filter(({ pk }) => String(pk).startsWith('IDEM#')).length;
  const keyed = collections.contact.length + collections.booking.length;
  if (keys !== keyed) faults.push(`${keys} keys of ${keyed} records`);

  // Counters change in the same transaction as the records they count.
  const overview = await call('GET', '/api/admin/overview', { headers: { 'x-admin-session': session } });
  const totals = overview.json<Overview>();
  for (const [name, counted, real] of [
    ['contacts', totals.contacts.total, collections.contact.length],
    ['bookings', totals.bookings.total, collections.booking.length],
    ['clients', totals.clients.total, clients.length],
    ['subscribers', totals.subscribers.total, collections.subscriber.length],
  ] as const)
    if (counted !== real) faults.push(`the overview counts ${counted} of ${real} ${name}`);

  let liked = 0;
  for (const { id, likes } of of('POSTS')) {
    const markers = items.filter(({ pk }) => String(pk).startsWith(`LIKE#${id}#`)).length;
    const wanted = acknowledged.filter(({ kind, post }) => kind === 'like' && post === id).length;
    liked += markers;
    if (Number(likes) !== markers || markers < wanted)
      faults.push(`post ${id}: ${likes} likes, ${markers} visitors, ${wanted} acknowledged`);
  }
  return {
    stored: {
      contact: collections.contact.length,
      booking: collections.booking.length,
      subscriber: collections.subscriber.length,
      like: liked,
    },
    faults,
  };
};
