import { handle, reply } from '#functions/http/define.ts';
import { readBooking } from '#functions/store/leads/bookings.ts';
import { readClient } from '#functions/store/leads/clients.ts';
import { readContact } from '#functions/store/leads/contacts.ts';
import { readPerson } from '#functions/store/leads/people.ts';
import { subscriberKind } from '#functions/store/leads/subscribers.ts';
import type { Item } from '#functions/store/table/transact.ts';
import { exportPerson } from '#shared/api/admin-leads.ts';
import { changesOf } from './lead-story.ts';

const listed = new Set(['CONTACTS', 'CLIENTS', 'BOOKINGS', 'SUBSCRIBERS']);
const internal = new Set(['Story', 'Change', 'Subscribed', 'Idempotency']);

const withoutKeys = ({ pk: _pk, sk: _sk, gsi1pk: _gsi1pk, gsi1sk: _gsi1sk, ...rest }: Item): Item => rest;

/** Everything stored about one person, in the portal's own shapes. */
export const route = handle(exportPerson, ({ table, clock, log }) => async ({ body, requestId }) => {
  const items = await readPerson(table, body.email);
  const of = (collection: string) => items.filter(({ pk }) => pk === collection);
  const entity = (name: string) => items.filter((item) => item.entity === name);
  log.info('person.exported', { requestId, items: items.length });
  return reply({
    body: {
      email: body.email,
      exportedAt: clock().toISOString(),
      contacts: of('CONTACTS').map(readContact),
      clients: of('CLIENTS').map(readClient),
      bookings: of('BOOKINGS').map(readBooking),
      subscriptions: of('SUBSCRIBERS').map(subscriberKind.read),
      stories: entity('Story').map(({ leadId, story }) => ({ leadId: String(leadId), story })),
      history: entity('Change').flatMap((item) =>
        changesOf([item]).map((change) => ({ leadId: String(item.leadId), change })),
      ),
      other: items
        .filter((item) => !listed.has(String(item.pk)) && !internal.has(String(item.entity)))
        .map(withoutKeys),
    },
  });
});
