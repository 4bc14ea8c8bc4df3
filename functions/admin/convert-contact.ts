import { handle } from '#functions/http/define.ts';
import { putChange } from '#functions/store/collections/parts.ts';
import { readRecord } from '#functions/store/collections/read.ts';
import { updateRecord } from '#functions/store/collections/update-record.ts';
import { clientOfContact, createClientWrites, readClient } from '#functions/store/leads/clients.ts';
import { contactKind } from '#functions/store/leads/contacts.ts';
import { convertContact } from '#shared/api/admin-contacts.ts';
import { contactServices } from '#shared/api/contact.ts';
import { AppError } from '#shared/errors.ts';
import { requireAdmin } from './identity.ts';

const labelOf = (service: string): string => (contactServices as Record<string, string>)[service] ?? service;

/**
 * Turns a contact into a client project: project, link and both histories in one transaction. Of two attempts the second
 * finds the contact linked and answers the first one's project.
 */
export const route = handle(convertContact, ({ table, clock, newId }) => async ({ stored, admin }) => {
  if (!stored.record) throw new AppError('record.not_found');
  const now = clock();
  const by = requireAdmin(admin).username;
  const made = { id: newId(), now };
  const client = clientOfContact(
    contactKind.read(stored.record),
    labelOf(contactKind.read(stored.record).service),
    made,
  );
  const linked = await updateRecord(table, contactKind, {
    stored: stored.record,
    basedOn: undefined,
    edit: (contact) => (contact.clientId ? contact : { ...contact, clientId: client.id }),
    kind: 'linked',
    by,
    now,
    changeId: newId(),
    also: () => [
      ...createClientWrites(table.name, client),
      putChange(table.name, client.clientEmail, client.id, {
        id: newId(),
        at: client.createdAt,
        by,
        kind: 'linked',
        changes: [{ field: 'contactId', from: null, to: client.contactId ?? null }],
      }),
    ],
  });
  if (linked.clientId === client.id) return client;
  const earlier = await readRecord(table, 'CLIENTS', linked.clientId ?? '');
  if (!earlier) throw new AppError('record.not_found');
  return readClient(earlier);
});
