import type { Collection } from '#functions/table/collection.ts';
import { type Counters, type DayCounters, inGroup } from '#functions/table/counters.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import type { Item } from '#functions/table/transact.ts';
import type { ClientInput, ClientPatch } from '#shared/api/admin-clients.ts';
import { isClientLead, isOpenQuote, isSigned } from '#shared/domain/lead-stats.ts';
import { type Client, type Contact, clientSchema, notSpecified } from '#shared/domain/leads.ts';
import { patchedRecord } from '../leads/apply-patch.ts';
import { answerCounters, clockCounters, respondBy } from '../leads/clock.ts';
import { arrivalCounters } from '../leads/lead-counters.ts';

type Made = { readonly id: string; readonly now: Date };

/** Defaults for unanswered and cleared fields. */
const blankNeeds = {
  industry: notSpecified,
  companySize: notSpecified,
  budget: notSpecified,
  primaryGoals: [],
  languageRequirements: [],
  integrationNeeds: [],
  hasExistingCRM: false,
  hasWebsite: false,
  hasLiveChat: false,
  currentChallenges: notSpecified,
  timeline: notSpecified,
} satisfies Partial<Client>;

/** A project without any answers. */
const blankClient = (id: string, createdAt: string): Client => ({
  id,
  companyName: '',
  clientName: '',
  clientEmail: '',
  ...blankNeeds,
  status: 'new',
  priorityLevel: 'medium',
  createdAt,
  updatedAt: createdAt,
  source: 'manual',
  channel: 'direct',
});

/** Parses a stored project; unreadable fields are blank and named in `problem`. */
export const readClient = (item: Item): Client => {
  const id = String(item.sk ?? '');
  return readStored(clientSchema, () => blankClient(id, instantOfId(id)), item);
};

/** Whether a project counts in the totals of leads, which include imports. */
const isOwnLead = (client: Client): boolean => client.source === 'import' || isClientLead(client);

/** Arrival counters for a project that is a lead of its own; the channel counters are shared. */
const ownArrival = (client: Client): Counters => {
  const { [inGroup('channel', client.channel)]: _channel, ...arrival } = arrivalCounters(client) as Counters;
  return { ...arrival, [inGroup('lead', client.channel)]: 1 };
};

/** What one project adds to the totals; money in cents. */
const clientCounters = (client: Client): Counters => ({
  all: 1,
  [inGroup('status', client.status)]: 1,
  [inGroup('priority', client.priorityLevel)]: 1,
  [inGroup('source', client.source)]: 1,
  [inGroup('channel', client.channel)]: 1,
  ...(isOwnLead(client) ? ownArrival(client) : {}),
  // If the conversation's contact is already counted, the project is the same lead.
  ...(client.source === 'consultation' && client.contactId ? { joined: 1 } : {}),
  quotedCents: isOpenQuote(client) ? Math.round((client.quotedPrice ?? 0) * 100) : 0,
  ...clockCounters(client),
});

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    CLIENTS: true;
  }
}

export const clients: Collection<Client> = {
  name: 'CLIENTS',
  read: readClient,
  identities: ({ clientEmail, clientPhone }) => [clientEmail, clientPhone ?? ''],
  findsColleagues: true,
  counters: clientCounters,
  dayCounters: (client): DayCounters =>
    isClientLead(client)
      ? {
          // Requests from the form have their own counter.
          ...(client.source === 'consultation' ? {} : { clients: 1 }),
          [inGroup('source', client.source)]: 1,
          ...arrivalCounters(client),
          ...answerCounters(client),
          ...(isSigned({ kind: 'clients', lead: client }) ? { signed: 1 } : {}),
        }
      : {},
};

/** Drops blank fields, so that they become 'Not specified' or absent. */
const given = <T extends object>(input: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<T>;

/**
 * Creates a project from the given fields; the rest is 'Not specified'. A visitor's request (source
 * `consultation`) starts a response clock; a project added by the administrator doesn't.
 */
export const newClient = (
  known: Partial<Client> & Pick<ClientInput, 'companyName' | 'clientName' | 'clientEmail'>,
  made: Made,
): Client => {
  const client = { ...blankClient(made.id, made.now.toISOString()), ...given(known), id: made.id };
  return client.source === 'consultation' ? { ...client, respondBy: respondBy(made.now) } : client;
};

/**
 * Creates a project from a contact, whose message becomes the challenges and whose service becomes the goal;
 * links both.
 */
export const clientOfContact = (contact: Contact, serviceLabel: string, made: Made): Client =>
  newClient(
    {
      companyName: contact.company,
      clientName: `${contact.firstName} ${contact.lastName}`.trim(),
      clientEmail: contact.email,
      primaryGoals: [serviceLabel],
      currentChallenges: contact.message,
      notes: contact.notes,
      status: contact.status === 'new' ? 'new' : 'contacted',
      source: 'contact',
      channel: contact.channel,
      contactId: contact.id,
      hasStory: contact.hasStory,
    },
    made,
  );

/** Returns a project after an edit. Leaving 'new' stops the response clock; returning to it restarts it. */
export const editClient = (client: Client, patch: Omit<ClientPatch, 'updatedAt'>, now: Date): Client => {
  const edited = patchedRecord(client, patch, blankNeeds);
  return {
    ...edited,
    ...(edited.status !== 'new' && !client.respondedAt ? { respondedAt: now.toISOString() } : {}),
    ...(edited.status === 'new' && client.status !== 'new' ? { respondedAt: undefined } : {}),
  };
};
