import { boundWrites } from '#functions/conversations/bind.ts';
import type { ConversationRef } from '#functions/conversations/cookie.ts';
import { withFlowSnapshot } from '#functions/flows/store/snapshots.ts';
import type { Deps } from '#functions/http/types.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import type { ContactInput } from '#shared/api/contact.ts';
import { languageOfTag } from '#shared/domain/languages.ts';
import { createBookingWithClient } from '../bookings/bookings.ts';
import { newBooking } from '../bookings/new-booking.ts';
import { contacts, newContact } from '../contacts/contacts.ts';
import { redactLead } from './redact-lead.ts';
import { spamReason } from './spam.ts';

interface Sender {
  readonly visitorId: string;
  readonly idempotencyKey: string | undefined;
  /** The visitor's kept conversation, if there is one: it is found by the lead's person from now on. */
  readonly conversation?: ConversationRef | undefined;
  /** The languages that the browser asks for, as its header says them. */
  readonly languages?: string | undefined;
}

type Tools = Pick<Deps, 'table' | 'clock' | 'newId'>;

const suspicionOf = (body: ContactInput | ConsultationInput): string | undefined =>
  spamReason({
    website: body.website,
    elapsedMs: body.elapsedMs,
    names: [body.firstName, body.lastName, body.company],
    message: body.message,
  });

/** Stores a visitor's message as a new contact, once per idempotency key; suspected spam is stored as such. */
export const submitContact = async (
  { table, clock, newId }: Tools,
  sent: ContactInput,
  { visitorId, idempotencyKey, conversation, languages }: Sender,
): Promise<{ id: string }> => {
  const now = clock();
  const body = redactLead(sent);
  const { website: _website, elapsedMs: _elapsedMs, context, ...fields } = body;
  const identities = [body.email];
  const attached = await withFlowSnapshot(table, visitorId, context, { id: newId(), identities, now });
  const contact = newContact(
    { ...body, context: attached.context },
    {
      id: newId(),
      now,
      spamReason: suspicionOf(body),
      language: languageOfTag(languages?.split(',')[0]?.split(';')[0]),
    },
  );
  return writeOnce(
    table,
    { scope: 'contact', key: idempotencyKey, content: fields, answer: { id: contact.id }, now },
    [
      ...createWrites(table.name, contacts, contact, { story: attached.context }),
      ...attached.writes,
      ...boundWrites(table.name, conversation, {
        identities,
        lead: { collection: 'CONTACTS', id: contact.id },
        now,
      }),
    ],
  );
};

/** Stores a consultation request and the client project made from it, both or neither, once per idempotency key. */
export const submitBooking = async (
  { table, clock, newId }: Tools,
  sent: ConsultationInput,
  { visitorId, idempotencyKey, conversation, languages }: Sender,
): Promise<{ id: string }> => {
  const now = clock();
  const body = redactLead(sent);
  const { website: _website, elapsedMs: _elapsedMs, context, ...fields } = body;
  const identities = [body.email, body.phone];
  const attached = await withFlowSnapshot(table, visitorId, context, { id: newId(), identities, now });
  const { booking, client } = newBooking(
    { ...body, context: attached.context },
    {
      bookingId: newId(),
      clientId: newId(),
      now,
      spamReason: suspicionOf(body),
      language: languageOfTag(languages?.split(',')[0]?.split(';')[0]),
    },
  );
  return writeOnce(
    table,
    { scope: 'consultation', key: idempotencyKey, content: fields, answer: { id: booking.id }, now },
    [
      ...createBookingWithClient(table.name, booking, client, { story: attached.context }),
      ...attached.writes,
      ...boundWrites(table.name, conversation, {
        identities,
        lead: { collection: 'BOOKINGS', id: booking.id },
        now,
      }),
    ],
  );
};
