import { readSession } from '#functions/flow-sessions/store/sessions.ts';
import { noteKind, readNote } from '#functions/people/store/notes.ts';
import { pastKind, readPastConversation } from '#functions/people/store/past-conversations.ts';
import type { PersonKey } from '#functions/people/store/people.ts';
import { type Key, leadPartition } from '#functions/table/keys.ts';
import { instantOfId } from '#functions/table/stored.ts';
import type { Item } from '#functions/table/transact.ts';
import type { TimelineEntry } from '#shared/api/admin-people.ts';
import { leadSources } from '#shared/domain/lead-statuses.ts';
import type { Change } from '#shared/domain/leads.ts';
import { movingSystems } from '#shared/moving/types.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { changesOf } from '../leads/story.ts';
import { subscribers } from '../subscribers/subscribers.ts';

/** Finds a person's lead by id; undefined if it wasn't read. */
export type LeadOf = (id: string) => TimelineEntry['lead'];

/** How one kind of index item appears in the timeline. */
export interface TimelineKind {
  /** Start of its index key. */
  readonly kind: string;
  /** How many of the newest to read. */
  readonly newest: number;
  /** The item that describes the event, if it isn't the indexed one. */
  readonly source?: (key: PersonKey) => Key;
  /** Time of the event, taken from its key; absent if only the item contains it. */
  readonly at?: (key: PersonKey) => string;
  /** Builds the entry; undefined if there is nothing to show. `leadOf` finds the person's leads by id. */
  readonly entry: (item: Item, now: Date, leadOf?: LeadOf) => TimelineEntry | undefined;
}

/** Ids contain their creation time. */
const byId = ({ target }: PersonKey): string => instantOfId(target.sk.split('#').at(-1) ?? '');

const contactEntry = (item: Item): TimelineEntry => {
  const { id, createdAt, source, message, company } = contacts.read(item);
  const from =
    source === 'import' || source === 'manual' ? leadSources[source] : `Wrote: ${leadSources[source]}`;
  return {
    id,
    at: createdAt,
    kind: 'contact',
    title: company ? `${from}, ${company}` : from,
    text: message,
    ...(source === 'import' || source === 'manual' ? {} : { by: 'visitor' }),
    lead: { kind: 'contacts', id },
  };
};

const clientEntry = (item: Item): TimelineEntry => {
  const { id, createdAt, companyName, source } = clients.read(item);
  return {
    id,
    at: createdAt,
    kind: 'client',
    title: `Client project: ${companyName}`,
    text: leadSources[source],
    lead: { kind: 'clients', id },
  };
};

const bookingEntry = (item: Item): TimelineEntry => {
  const { id, createdAt, message, serviceInterest } = bookings.read(item);
  return {
    id,
    at: createdAt,
    kind: 'booking',
    title: `Asked for a consultation${serviceInterest ? `: ${serviceInterest}` : ''}`,
    ...(message ? { text: message } : {}),
    by: 'visitor',
    lead: { kind: 'bookings', id },
  };
};

const titles: Readonly<Record<Change['kind'], string>> = {
  created: 'Added',
  updated: 'Changed',
  linked: 'Linked',
  answered: 'Said later',
  replied: 'Answered',
  imported: 'Imported',
};

const changeEntry = (item: Item, _now: Date, leadOf?: LeadOf): TimelineEntry | undefined => {
  const [change] = changesOf([item]);
  if (!change) return undefined;
  const { id, at, by, kind, reply } = change;
  // Different collections have different labels for the same status.
  const lead = leadOf?.(String(item.pk).slice(leadPartition('').length));
  const entry = { id, at, by, change, ...(lead ? { lead } : {}) };
  if (reply) return { ...entry, kind: 'reply', title: reply.subject, text: reply.text };
  return { ...entry, kind: 'change', title: titles[kind] };
};

const noteEntry = (item: Item): TimelineEntry => ({ ...readNote(item), kind: 'note', title: 'Note' });

const pastEntry = (item: Item): TimelineEntry => {
  const { id, at, system, title, messages } = readPastConversation(item);
  const name = (movingSystems as Readonly<Record<string, string>>)[system] ?? movingSystems.other;
  return {
    id,
    at,
    kind: 'past',
    title: system === 'other' ? 'Imported conversation' : `Conversation in ${name}`,
    ...(title ? { text: title } : {}),
    by: 'visitor',
    turns: messages.map(({ role, name: operator, text }) => ({
      role,
      content: operator ? `${operator}: ${text}` : text,
    })),
  };
};

const flowEntry = (item: Item, now: Date): TimelineEntry | undefined => {
  const session = readSession(item, now);
  if (!session) return undefined;
  const turns = session.transcript
    .filter(({ role }) => role !== 'notice')
    .map(({ role, text }) => ({
      role: role === 'visitor' ? ('user' as const) : ('assistant' as const),
      content: text,
    }));
  return {
    id: session.id,
    at: session.startedAt,
    kind: 'flow',
    title: 'Talked to a flow',
    by: 'visitor',
    turns,
    link: `/flows?${new URLSearchParams({ tab: 'results', flow: session.flowId, session: session.id })}`,
  };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const conversationEntry = (item: Item): TimelineEntry | undefined => {
  const at = text(item.startedAt) || text(item.updatedAt);
  if (!at) return undefined;
  const id = String(item.pk).split('#')[1] ?? '';
  return {
    id,
    at,
    kind: 'conversation',
    title: 'Talked to the assistant',
    ...(text(item.first) ? { text: text(item.first) } : {}),
    by: 'visitor',
    link: `/admin?${new URLSearchParams({ tab: 'conversations', talk: id })}`,
  };
};

/** Kinds that sort first in the index and are read completely: leads and their histories. */
export const leadKinds: readonly TimelineKind[] = [
  { kind: bookings.name, newest: 100, at: byId, entry: bookingEntry },
  { kind: 'CHANGE', newest: 1000, at: byId, entry: changeEntry },
  { kind: clients.name, newest: 100, at: byId, entry: clientEntry },
  { kind: contacts.name, newest: 100, at: byId, entry: contactEntry },
];

/** Kinds that may be large: each has its own Query for only the newest. */
export const furtherKinds: readonly TimelineKind[] = [
  {
    kind: 'CONVERSATION',
    newest: 20,
    source: ({ target }) => ({ pk: target.pk, sk: '~' }),
    entry: conversationEntry,
  },
  { kind: 'FLOWSESSION', newest: 20, at: byId, entry: flowEntry },
  { kind: pastKind, newest: 50, at: byId, entry: pastEntry },
  { kind: noteKind, newest: 200, at: byId, entry: noteEntry },
  {
    kind: subscribers.name,
    newest: 5,
    at: byId,
    entry: (item) => {
      const { id, createdAt } = subscribers.read(item);
      return {
        id,
        at: createdAt,
        kind: 'subscription',
        title: 'Subscribed to the newsletter',
        by: 'visitor',
      };
    },
  },
];

/** Kind of the item that a key points to; references are resolved. */
export const kindOfKey = (key: PersonKey): TimelineKind | undefined => {
  const all = [...leadKinds, ...furtherKinds];
  if (key.kind !== 'ALSO') return all.find(({ kind }) => kind === key.kind);
  const { pk, sk } = key.target;
  if (pk.startsWith('FLOWSESSIONS#')) return all.find(({ kind }) => kind === 'FLOWSESSION');
  if (pk.startsWith(leadPartition('')) && sk.startsWith('CHANGE#'))
    return all.find(({ kind }) => kind === 'CHANGE');
  return all.find(({ kind }) => kind === pk);
};
