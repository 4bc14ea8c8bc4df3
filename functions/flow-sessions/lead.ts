import { recordBump } from '#functions/store/collections/counters.ts';
import { setFields } from '#functions/store/collections/set-fields.ts';
import type { FlowSession } from '#functions/store/flows/sessions.ts';
import { siteWorkspace } from '#functions/store/flows/workspace.ts';
import { contactKind, createContactWrites, newContact } from '#functions/store/leads/contacts.ts';
import { emailIndex } from '#functions/store/table/keys.ts';
import type { Write } from '#functions/store/table/transact.ts';
import { emailIdentity } from '#shared/api/fields.ts';
import { bookingWrites } from './booking.ts';
import { type Person, personOf } from './person.ts';

export interface LeadOptions {
  readonly newId: () => string;
  readonly now: Date;
  /** The session before this step. */
  readonly before: FlowSession | undefined;
}

export interface LeadWrites {
  /** The records that the session stands for from now on. */
  readonly ids: Pick<FlowSession, 'contactId' | 'bookingId' | 'clientId'>;
  /** New records: they never stand in the way of the step. */
  readonly creates: Write[];
  /** Changes of records that the administrator may have deleted meanwhile. */
  readonly updates: Write[];
}

const { collection } = contactKind;

/**
 * What a session of the site's own flow stands for once it knows an e-mail address or a phone number: a contact, and, when
 * an appointment was chosen, a consultation request with its client project. New ones, or the same ones with what was said
 * since. Belongs into the step's transaction.
 */
export const leadWrites = (
  table: string,
  flowName: string,
  session: FlowSession,
  options: LeadOptions,
): LeadWrites | undefined => {
  if (session.workspace !== siteWorkspace) return undefined;
  const person = personOf(flowName, session.state.variables);
  if (!person) return undefined;
  const { before } = options;
  const earlier = before && personOf(flowName, before.state.variables);
  const contactId = before?.contactId ?? options.newId();
  const booked = bookingWrites(table, { flowName, session, person, contactId }, options);
  const link = booked?.isNew ? { clientId: booked.clientId } : {};
  const ids = {
    contactId,
    ...(booked ? { bookingId: booked.bookingId, clientId: booked.clientId } : {}),
  };
  const own =
    before?.contactId === undefined
      ? { creates: newContactWrites(table, flowName, person, { ...options, contactId, link }), updates: [] }
      : earlier?.message === person.message && !booked?.isNew
        ? { creates: [], updates: [] }
        : { creates: [], updates: contactUpdates(table, person, contactId, link) };
  return {
    ids,
    creates: [...own.creates, ...(booked?.creates ?? [])],
    updates: [...own.updates, ...(booked?.updates ?? [])],
  };
};

const newContactWrites = (
  table: string,
  flowName: string,
  { phone: _phone, ...person }: Person,
  made: { readonly contactId: string; readonly now: Date; readonly link: { clientId?: string } },
): Write[] =>
  createContactWrites(table, {
    ...newContact({ ...person, service: 'Other' }, { id: made.contactId, now: made.now }),
    ...made.link,
    service: flowName,
    source: 'flow',
  });

const contactUpdates = (
  table: string,
  { phone: _phone, ...person }: Person,
  contactId: string,
  link: { clientId?: string },
): Write[] => [
  setFields(table, collection, contactId, {
    ...person,
    ...link,
    ...emailIndex(emailIdentity(person.email), collection, contactId),
  }),
  recordBump(table, collection, contactId),
];
