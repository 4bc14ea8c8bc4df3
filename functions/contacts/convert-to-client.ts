import type { Deps, StoredState } from '#functions/http/types.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { putChange } from '#functions/table/parts.ts';
import { readRecord } from '#functions/table/read-records.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import { contactServices } from '#shared/api/contact.ts';
import type { Client } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { clientOfContact, clients } from '../clients/clients.ts';
import { contacts } from './contacts.ts';

const labelOf = (service: string): string => (contactServices as Record<string, string>)[service] ?? service;

/**
 * Creates a client project from a contact: project, link and both histories in one transaction. A second
 * attempt finds the link and returns the existing project.
 */
export const contactToClient = async (
  { table, clock, newId }: Pick<Deps, 'table' | 'clock' | 'newId'>,
  { record }: StoredState,
  by: string,
): Promise<Client> => {
  if (!record) throw new AppError('record.not_found');
  const now = clock();
  const contact = contacts.read(record);
  const client = clientOfContact(contact, labelOf(contact.service), { id: newId(), now });
  const linked = await updateRecord(table, contacts, {
    stored: record,
    basedOn: undefined,
    edit: (current) => (current.clientId ? current : { ...current, clientId: client.id }),
    kind: 'linked',
    by,
    now,
    changeId: newId(),
    also: () => [
      ...createWrites(table.name, clients, client),
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
  const earlier = await readRecord(table, clients.name, linked.clientId ?? '');
  if (!earlier) throw new AppError('record.not_found');
  return clients.read(earlier);
};
