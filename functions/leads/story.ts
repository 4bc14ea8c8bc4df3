import * as z from 'zod/mini';
import { readSession } from '#functions/flow-sessions/store/sessions.ts';
import { readPersonKeys } from '#functions/people/store/people.ts';
import { leadPartsParams } from '#functions/table/delete-record.ts';
import { flowSessionKey, leadKey, storyPart, subscriptionKey } from '#functions/table/keys.ts';
import { batchGet, queryAll } from '#functions/table/query.ts';
import { digest } from '#functions/table/rate-limit.ts';
import { readRecord } from '#functions/table/read-records.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import { visitContextSchema } from '#shared/api/contact.ts';
import { type Change, changeSchema } from '#shared/domain/leads.ts';
import { personIdentity } from '#shared/domain/person.ts';
import { AppError } from '#shared/errors.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';

const collections = { contacts, clients, bookings } as const;
/** Most related records in a timeline, and most keys read to find them. */
const maxOthers = 90;
const maxKeys = 400;

/** Partitions that may hold the timeline: a project created from a contact or booking shares theirs. */
const storyOwners = ({ contactId, clientId }: Item): string[] =>
  [...new Set([contactId, clientId])].filter((owner): owner is string => typeof owner === 'string');

const storyOf = (parts: readonly Item[]) => {
  const parsed = z.safeParse(visitContextSchema, parts.find(({ sk }) => sk === storyPart)?.story);
  return parsed.success ? parsed.data : undefined;
};

/** Returns the readable history entries among a lead's items, oldest first. */
export const changesOf = (parts: readonly Item[]): Change[] =>
  parts.flatMap((part) => {
    const parsed = z.safeParse(changeSchema, part.change);
    return parsed.success ? [parsed.data] : [];
  });

const sessionSchema = z.object({ uuid: z.string(), id: z.string() });

/** The flow session that a lead came from, until it expires. */
const conversationOf = (
  item: Item | undefined,
  now: Date,
): Pick<LeadStory, 'conversation' | 'flowSession'> => {
  const session = readSession(item, now);
  return {
    conversation: (session?.transcript ?? [])
      .filter(({ role }) => role !== 'notice')
      .map(({ role, text }) => ({ role: role === 'visitor' ? 'user' : 'assistant', content: text })),
    ...(session ? { flowSession: { flow: session.flowId, session: session.id } } : {}),
  };
};

const sameKey = (a: Item, b: Item): boolean => a.pk === b.pk && a.sk === b.sk;

/**
 * Returns everything about one lead: what the visitor attached or answered in a flow, the history, and other
 * records with the same address. Reads keys first and only the kinds that lists show, so that long
 * conversations can't make the timeline large.
 */
export const leadStory = async (
  table: Table,
  kind: keyof typeof collections,
  id: string,
  now: Date,
): Promise<LeadStory> => {
  const collection = collections[kind];
  const record = await readRecord(table, collection.name, id);
  if (!record) throw new AppError('record.not_found');
  const person = String((kind === 'clients' ? record.clientEmail : record.email) ?? '');
  const [{ keys }, parts] = await Promise.all([
    readPersonKeys(table, person, { limit: maxKeys, before: 'FLOWSESSION' }),
    queryAll(table, leadPartsParams(table.name, id)),
  ]);
  const others = keys
    .map(({ target }) => target)
    .filter(({ pk, sk }) => sk !== id && Object.values(collections).some(({ name }) => name === pk));
  const session = z.safeParse(sessionSchema, record.session);
  const sessionKey = session.success ? flowSessionKey(session.data.uuid, session.data.id) : undefined;
  const subscription = subscriptionKey(digest(personIdentity(person)));
  const wanted = [
    ...storyOwners(record).map((owner) => leadKey(owner, storyPart)),
    subscription,
    ...(sessionKey ? [sessionKey] : []),
    ...others.slice(-maxOthers),
  ];
  const found = await batchGet(table, [
    ...new Map(wanted.map((key) => [`${key.pk} ${key.sk}`, key])).values(),
  ]);
  const of = (name: string) =>
    found.filter(({ pk }) => pk === name).sort((a, b) => String(b.sk).localeCompare(String(a.sk)));
  const story = storyOf([...parts, ...found]);
  return {
    ...(story ? { story } : {}),
    ...(sessionKey
      ? conversationOf(
          found.find((item) => sameKey(item, { ...sessionKey })),
          now,
        )
      : {}),
    history: changesOf(parts),
    sameAddress: {
      contacts: of(contacts.name).map(contacts.read),
      clients: of(clients.name).map(clients.read),
      bookings: of(bookings.name).map(bookings.read),
      subscribed: found.some((item) => sameKey(item, { ...subscription })),
    },
  };
};
