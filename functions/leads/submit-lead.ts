import { bindLead } from '#functions/conversations/bind.ts';
import type { ConversationRef } from '#functions/conversations/cookie.ts';
import { withFlowSnapshot } from '#functions/flows/store/attach-flow.ts';
import type { Deps } from '#functions/http/types.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import type { Write } from '#functions/table/transact.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import type { ContactInput } from '#shared/api/contact.ts';
import { type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { createBookingWithClient } from '../bookings/bookings.ts';
import { newBooking } from '../bookings/new-booking.ts';
import { contacts, newContact } from '../contacts/contacts.ts';
import { redactLead } from './redact-lead.ts';
import { spamReason } from './spam.ts';

interface Sender {
  readonly visitorId: string;
  readonly idempotencyKey: string | undefined;
  /** The visitor's conversation, if any; from now on it is found by the lead's person. */
  readonly conversation?: ConversationRef | undefined;
  /** The browser's Accept-Language header. */
  readonly languages?: string | undefined;
}

type Tools = Pick<Deps, 'table' | 'clock' | 'newId'>;

interface Made {
  readonly newId: () => string;
  readonly now: Date;
  readonly spamReason: string | undefined;
  /** The visitor's first language, reduced to a supported code. */
  readonly language: LanguageCode | undefined;
}

/** What differs between the two forms. */
interface LeadForm<Body> {
  readonly scope: string;
  readonly collection: 'CONTACTS' | 'BOOKINGS';
  readonly identities: readonly (string | undefined)[];
  readonly create: (table: string, body: Body, made: Made) => { id: string; writes: Write[] };
}

/**
 * Stores a form with its story, flow snapshot and conversation, once per idempotency key; marks suspected
 * spam.
 */
const submitLead = async <Body extends ContactInput | ConsultationInput>(
  { table, clock, newId }: Tools,
  body: Body,
  { visitorId, idempotencyKey, conversation, languages }: Sender,
  { scope, collection, identities, create }: LeadForm<Body>,
): Promise<{ id: string }> => {
  const now = clock();
  const { website: _website, elapsedMs: _elapsedMs, context, ...content } = body;
  const attached = await withFlowSnapshot(table, visitorId, context, {
    id: newId(),
    identities: identities.filter((one) => one !== undefined),
    now,
  });
  const { id, writes } = create(
    table.name,
    { ...body, context: attached.context },
    {
      newId,
      now,
      spamReason: spamReason({
        website: body.website,
        elapsedMs: body.elapsedMs,
        names: [body.firstName, body.lastName, body.company],
        message: body.message,
      }),
      language: languageOfTag(languages?.split(',')[0]?.split(';')[0]),
    },
  );
  const answer = { id };
  return writeOnce(
    table,
    { scope, key: idempotencyKey, content, answer, now },
    {
      record: writes,
      snapshot: attached.writes,
      conversation: bindLead(table.name, conversation, { identities, lead: { collection, id }, now }),
    },
  );
};

/** Stores a visitor's message as a new contact. */
export const submitContact = (tools: Tools, sent: ContactInput, sender: Sender): Promise<{ id: string }> => {
  const body = redactLead(sent);
  return submitLead(tools, body, sender, {
    scope: 'contact',
    collection: 'CONTACTS',
    identities: [body.email],
    create: (table, attached, { newId, ...made }) => {
      const contact = newContact(attached, { ...made, id: newId() });
      return { id: contact.id, writes: createWrites(table, contacts, contact, { story: attached.context }) };
    },
  });
};

/** Stores a consultation request and the client project made from it, both or neither. */
export const submitBooking = (
  tools: Tools,
  sent: ConsultationInput,
  sender: Sender,
): Promise<{ id: string }> => {
  const body = redactLead(sent);
  return submitLead(tools, body, sender, {
    scope: 'consultation',
    collection: 'BOOKINGS',
    identities: [body.email, body.phone],
    create: (table, attached, { newId, ...made }) => {
      const { booking, client } = newBooking(attached, { ...made, bookingId: newId(), clientId: newId() });
      const story = attached.context;
      return { id: booking.id, writes: createBookingWithClient(table, booking, client, { story }) };
    },
  });
};
