import * as z from 'zod/mini';
import { handle } from '#functions/http/define.ts';
import { leadPartsParams } from '#functions/store/collections/delete-record.ts';
import { readRecord } from '#functions/store/collections/read.ts';
import { readBooking } from '#functions/store/leads/bookings.ts';
import { clientKind, readClient } from '#functions/store/leads/clients.ts';
import { readContact } from '#functions/store/leads/contacts.ts';
import { readPerson } from '#functions/store/leads/people.ts';
import { storyPart } from '#functions/store/table/keys.ts';
import { queryAll } from '#functions/store/table/query.ts';
import type { Item } from '#functions/store/table/transact.ts';
import { getLeadStory } from '#shared/api/admin-leads.ts';
import { visitContextSchema } from '#shared/api/contact.ts';
import { type Change, changeSchema } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';

const collections = { contacts: 'CONTACTS', clients: 'CLIENTS', bookings: 'BOOKINGS' } as const;

/** Partitions that may hold the story: a project made from a contact or booking shares theirs. */
const storyOwners = ({ id, contactId, clientId }: Item): string[] =>
  [...new Set([id, contactId, clientId])].filter((owner): owner is string => typeof owner === 'string');

const storyOf = (parts: readonly Item[]) => {
  const parsed = z.safeParse(visitContextSchema, parts.find(({ sk }) => sk === storyPart)?.story);
  return parsed.success ? parsed.data : undefined;
};

/** The readable changes among the parts of a lead, oldest first. */
export const changesOf = (parts: readonly Item[]): Change[] =>
  parts.flatMap((part) => {
    const parsed = z.safeParse(changeSchema, part.change);
    return parsed.success ? [parsed.data] : [];
  });

/** Everything around one lead: what the visitor attached, the history, and the other records of the same address. */
export const route = handle(getLeadStory, ({ table }) => async ({ params }) => {
  const record = await readRecord(table, collections[params.kind], params.id);
  if (!record) throw new AppError('record.not_found');
  const email =
    params.kind === 'clients' ? clientKind.emailOf(readClient(record)) : String(record.email ?? '');
  const [person, ...parts] = await Promise.all([
    readPerson(table, email),
    ...storyOwners(record).map((owner) => queryAll(table, leadPartsParams(table.name, owner))),
  ]);
  const others = person.filter(({ sk }) => sk !== params.id).reverse();
  const of = (collection: string) => others.filter(({ pk }) => pk === collection);
  const story = parts.map(storyOf).find((found) => found !== undefined);
  return {
    ...(story ? { story } : {}),
    history: changesOf(parts[0] ?? []),
    sameAddress: {
      contacts: of('CONTACTS').map(readContact),
      clients: of('CLIENTS').map(readClient),
      bookings: of('BOOKINGS').map(readBooking),
      subscribed: of('SUBSCRIBERS').length > 0,
    },
  };
});
