import type { Collection } from '#functions/table/collection.ts';
import { type Counters, inGroup } from '#functions/table/counters.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import type { Item } from '#functions/table/transact.ts';
import type { ContactPatch } from '#shared/api/admin-contacts.ts';
import type { ContactInput } from '#shared/api/contact.ts';
import { contactServices } from '#shared/api/contact.ts';
import { isContactLead } from '#shared/domain/lead-stats.ts';
import { channelOf } from '#shared/domain/lead-statuses.ts';
import { type Contact, contactSchema } from '#shared/domain/leads.ts';
import { patchedRecord } from '../leads/apply-patch.ts';
import { answerCounters, clockCounters, respondBy } from '../leads/clock.ts';
import { arrivalCounters } from '../leads/lead-counters.ts';

const blankContact = (id: string): Contact => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  service: '',
  message: '',
  status: 'new',
  createdAt: instantOfId(id),
  updatedAt: instantOfId(id),
  source: 'form',
  channel: 'direct',
});

/** Parses a stored contact; unreadable fields are blank and named in `problem`. */
export const readContact = (item: Item): Contact =>
  readStored(contactSchema, () => blankContact(String(item.sk ?? '')), item);

/** What one contact adds to the totals. Spam is counted only under its status; money in cents. */
const contactCounters = (contact: Contact): Counters => {
  if (contact.status === 'spam') return { all: 1, [inGroup('status', 'spam')]: 1 };
  return {
    all: 1,
    [inGroup('status', contact.status)]: 1,
    [inGroup('source', contact.source)]: 1,
    ...arrivalCounters(contact),
    revenueCents: contact.status === 'signed' ? Math.round((contact.pricePerMonth ?? 0) * 100) : 0,
    ...clockCounters(contact),
  };
};

declare module '#functions/table/keys.ts' {
  interface CollectionNames {
    CONTACTS: true;
  }
}

export const contacts: Collection<Contact> = {
  name: 'CONTACTS',
  read: readContact,
  identities: ({ email, phone }) => [email, phone ?? ''],
  findsColleagues: true,
  counters: contactCounters,
  dayCounters: (contact) =>
    isContactLead(contact)
      ? {
          contacts: 1,
          [inGroup('source', contact.source)]: 1,
          ...arrivalCounters(contact),
          ...answerCounters(contact),
          ...(contact.status === 'signed' ? { signed: 1 } : {}),
        }
      : {},
};

/** Creates the record for a new message: with a response clock, or for spam without one. */
export const newContact = (
  input: ContactInput & { readonly phone?: string | undefined },
  made: {
    readonly id: string;
    readonly now: Date;
    readonly spamReason?: string | undefined;
    readonly language?: string | undefined;
  },
): Contact => {
  const { firstName, lastName, email, company, service, message, context } = input;
  const at = made.now.toISOString();
  return {
    id: made.id,
    firstName,
    lastName,
    email,
    ...(input.phone ? { phone: input.phone } : {}),
    company,
    service,
    message,
    status: made.spamReason ? 'spam' : 'new',
    createdAt: at,
    updatedAt: at,
    ...(made.spamReason ? { spamReason: made.spamReason } : { respondBy: respondBy(made.now) }),
    source: service in contactServices ? 'form' : 'chat',
    channel: channelOf(context as Parameters<typeof channelOf>[0]),
    ...(made.language ? { language: made.language } : {}),
    ...(context?.page ? { page: context.page } : {}),
    ...(context && Object.keys(context).length > 0 ? { hasStory: true } : {}),
  };
};

/**
 * Returns a contact after an edit. Leaving 'new' stops the response clock; 'Not spam' starts it, except for
 * imported contacts. Returning to 'new' restarts it. Leaving 'signed' keeps price and contract.
 */
export const editContact = (contact: Contact, patch: Omit<ContactPatch, 'updatedAt'>, now: Date): Contact => {
  const edited = patchedRecord(contact, patch, { lastName: '', company: '' });
  const { status } = edited;
  const answered = status !== 'new' && status !== 'spam';
  const revived = contact.status === 'spam' && status !== 'spam';
  const reopened = status === 'new' && contact.status !== 'new' && !revived;
  return {
    ...edited,
    ...(answered && !contact.respondedAt ? { respondedAt: now.toISOString() } : {}),
    ...(reopened ? { respondedAt: undefined } : {}),
    ...(revived ? { spamReason: undefined } : {}),
    ...(revived && contact.source !== 'import' ? { respondBy: contact.respondBy ?? respondBy(now) } : {}),
  };
};
