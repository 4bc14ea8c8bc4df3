import { type FlowSession, referSession } from '#functions/flow-sessions/store/sessions.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { counterDelta, incrementCounters, incrementDayCounters } from '#functions/table/counters.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { personIndex, recordKey } from '#functions/table/keys.ts';
import { eachReferenceOnce, putChange, putReferences } from '#functions/table/parts.ts';
import { setFields } from '#functions/table/set-fields.ts';
import type { Write } from '#functions/table/transact.ts';
import type { Contact } from '#shared/domain/leads.ts';
import type { Appointment } from '../bookings/appointments.ts';
import { clients } from '../clients/clients.ts';
import { contacts, newContact } from '../contacts/contacts.ts';
import { ifUnhandled } from '../leads/if-unhandled.ts';
import { spamReason } from '../leads/spam.ts';
import { bookingWrites, type Slot } from './conversation-booking.ts';
import { answersSince, identitiesOf, type Person, personOf } from './conversation-person.ts';

interface Conversation {
  /** The flow has only begun: values passed by the page don't make a lead until the visitor answers. */
  readonly isStart?: boolean | undefined;
  readonly flowName: string;
  /** The session before this step; absent for the first step. */
  readonly before: FlowSession | undefined;
  readonly after: FlowSession;
  readonly slot: Slot;
  readonly newId: () => string;
  readonly now: Date;
}

/** A step's effect on the conversation's lead. */
export interface LeadStep {
  /** Identities by which the session is found, the main one first. */
  readonly identities: readonly string[];
  /** The session's records from now on. */
  readonly ids: Pick<FlowSession, 'contactId' | 'bookingId' | 'clientId'>;
  /** Whether this step creates a lead: it then counts against the visitor's form limit. */
  readonly isNew: boolean;
  /** The time that this step's new consultation request holds. */
  readonly holds?: Appointment | undefined;
  /** Writes that always accompany the session. */
  readonly creates: readonly Write[];
  /**
   * Corrections to leads that nobody has worked on yet. Their conditions fail if somebody has, or deleted
   * them.
   */
  readonly updates: readonly Write[];
  /**
   * Fallbacks when the updates fail, tried in order: store the answers as history entries, then store
   * nothing.
   */
  readonly instead: readonly (readonly Write[])[];
}

const nothing = { ids: {}, isNew: false, creates: [], updates: [], instead: [] } as const;

const isLaterDay = (before: FlowSession, now: Date): boolean =>
  before.updatedAt.slice(0, 10) !== now.toISOString().slice(0, 10);

/** Creates the contact from a conversation's answers. */
const contactOf = (
  flowName: string,
  person: Person,
  made: {
    readonly id: string;
    readonly now: Date;
    readonly clientId?: string | undefined;
    readonly bookingId?: string | undefined;
  },
): Contact => ({
  ...newContact(
    { ...person, service: 'Other' },
    {
      id: made.id,
      now: made.now,
      spamReason: spamReason({
        names: [person.firstName, person.lastName, person.company],
        message: person.message,
      }),
    },
  ),
  ...(made.clientId ? { clientId: made.clientId } : {}),
  ...(made.bookingId ? { bookingId: made.bookingId } : {}),
  service: flowName,
  source: 'flow',
});

/** Corrects a contact with later answers. If it turns out to be spam, the totals change accordingly. */
const contactUpdates = (table: string, contact: Contact, startedAt: string, turnedSpam: boolean): Write[] => {
  const { firstName, lastName, email, phone, company, message, clientId, bookingId, id, updatedAt } = contact;
  const was: Contact = { ...contact, createdAt: startedAt, status: 'new', spamReason: undefined };
  return [
    setFields(
      table,
      contacts.name,
      id,
      {
        ...{ firstName, lastName, email, phone, company, message, clientId, bookingId, updatedAt },
        ...(turnedSpam ? { status: 'spam', spamReason: contact.spamReason } : {}),
        ...personIndex(email, contacts.name, id),
      },
      turnedSpam
        ? {
            ...ifUnhandled,
            expression: '#status = :new AND attribute_not_exists(#change)',
            values: { ':new': 'new' },
          }
        : ifUnhandled,
    ),
    incrementCounters(
      table,
      contacts.name,
      turnedSpam ? counterDelta(contacts.counters(was), contacts.counters(contact)) : {},
    ),
    ...(turnedSpam
      ? incrementDayCounters(
          table,
          contacts.name,
          startedAt,
          counterDelta(contacts.dayCounters(was), contacts.dayCounters(contact)),
        )
      : []),
  ];
};

/**
 * Returns the writes for a session of the site's own flow once it has an email address or phone number. They
 * create a contact and, with an appointment, a consultation request and client project, or update these. Use
 * them in the step's transaction.
 */
export const leadStep = (table: string, conversation: Conversation): LeadStep => {
  const { isStart, flowName, before, after, slot, newId, now } = conversation;
  if (after.workspace !== siteWorkspace) return { ...nothing, identities: [] };
  const variables = after.state.variables;
  const earlierVariables = before?.state.variables ?? {};
  const known = identitiesOf(variables, after.lastInput);
  const earlier = before ? identitiesOf(earlierVariables, before.lastInput) : [];
  const identities = [...new Set([...known, ...earlier])];
  const others = identities.slice(1);
  const isKnown = identities.every((one, index) => one === earlier[index]);
  const references =
    others.length > 0 && (!isKnown || !before || isLaterDay(before, now))
      ? referSession(table, after, others, now)
      : [];
  const person = isStart ? undefined : personOf(flowName, variables);
  if (!person) return { ...nothing, identities, creates: references };

  const contactId = before?.contactId ?? newId();
  const booked = bookingWrites(table, {
    ...{ flowName, session: after, before, person, contactId, slot, newId, now },
    others: isKnown && before?.bookingId ? [] : others,
    spamReason: spamReason({
      names: [person.firstName, person.lastName, person.company],
      message: person.message,
    }),
  });
  const contact = contactOf(flowName, person, {
    id: contactId,
    now,
    clientId: booked?.isNew ? booked.ids.clientId : undefined,
    bookingId: booked?.isNew ? booked.ids.bookingId : undefined,
  });
  const ids = { contactId, ...booked?.ids };
  const refer = isKnown
    ? []
    : putReferences(table, {
        key: recordKey(contacts.name, contactId),
        ownerId: contactId,
        identities: others,
      });
  if (before?.contactId === undefined) {
    const extra = { session: { uuid: after.uuid, id: after.id } };
    const creates = [
      ...createWrites(table, contacts, contact, { extra }),
      ...putReferences(table, {
        key: recordKey(contacts.name, contactId),
        ownerId: contactId,
        identities: others,
      }),
    ];
    return {
      identities,
      ids,
      isNew: true,
      holds: booked?.holds,
      creates: eachReferenceOnce([...references, ...creates, ...(booked?.creates ?? [])]),
      updates: [],
      instead: [],
    };
  }
  const earlierPerson = personOf(flowName, earlierVariables);
  const isSame = earlierPerson?.message === person.message && !booked?.isNew;
  const wasSpam =
    earlierPerson !== undefined &&
    contactOf(flowName, earlierPerson, { id: contactId, now }).status === 'spam';
  const madeAt = before.leadAt ?? before.startedAt;
  const own = isSame
    ? refer
    : [...contactUpdates(table, contact, madeAt, contact.status === 'spam' && !wasSpam), ...refer];
  const updates = [...own, ...(booked?.updates ?? [])];
  return {
    identities,
    ids,
    isNew: false,
    holds: booked?.holds,
    creates: eachReferenceOnce([...references, ...(booked?.creates ?? [])]),
    updates: eachReferenceOnce(updates),
    instead: updates.length === 0 ? [] : historyWrites(table, conversation, person, refer),
  };
};

/** Adds a step's answers to the histories of its existing leads. */
const historyWrites = (
  table: string,
  { before, after, newId, now }: Conversation,
  { email }: Person,
  references: readonly Write[],
): Write[][] => {
  const at = now.toISOString();
  const changes = answersSince(before?.state.variables ?? {}, after.state.variables);
  const entry = (collection: typeof contacts | typeof clients, id: string | undefined): Write[] =>
    id === undefined || changes.length === 0
      ? []
      : [
          putChange(table, email, id, { id: newId(), at, by: 'visitor', kind: 'answered', changes }),
          setFields(table, collection.name, id, { updatedAt: at }),
          incrementCounters(table, collection.name),
        ];
  const contact = [...entry(contacts, before?.contactId), ...references];
  const client = entry(clients, before?.clientId);
  return [[...contact, ...client], contact, client, []];
};
