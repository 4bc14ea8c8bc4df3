import { bookingAt } from '#functions/consultations/new-booking.ts';
import { recordBump } from '#functions/store/collections/counters.ts';
import { setFields } from '#functions/store/collections/set-fields.ts';
import type { FlowSession } from '#functions/store/flows/sessions.ts';
import { bookingKind, createBookingWithClient } from '#functions/store/leads/bookings.ts';
import { clientKind } from '#functions/store/leads/clients.ts';
import { emailIndex } from '#functions/store/table/keys.ts';
import type { Write } from '#functions/store/table/transact.ts';
import { emailIdentity } from '#shared/api/fields.ts';
import { brand } from '#shared/brand.ts';
import { instantOf } from '#shared/domain/consultation-slots.ts';
import { variableValue } from '#shared/flow/interpolate.ts';
import type { LeadOptions } from './lead.ts';
import { type Person, personOf } from './person.ts';

interface Wish {
  readonly flowName: string;
  readonly session: FlowSession;
  readonly person: Person;
  readonly contactId: string;
}

interface Booked {
  readonly bookingId: string;
  readonly clientId: string;
  readonly isNew: boolean;
  readonly creates: Write[];
  readonly updates: Write[];
}

type Ids = { readonly bookingId: string; readonly clientId: string; readonly contactId: string };

/** The records that stand for a wish, whoever writes them; undefined when no appointment was chosen. */
const recordsOf = (
  person: Person | undefined,
  variables: Readonly<Record<string, string>>,
  { bookingId, clientId, contactId }: Ids,
  now: Date,
) => {
  const date = variableValue(variables, 'appointment_date');
  const time = variableValue(variables, 'appointment_time');
  if (!person || !date || !time) return undefined;
  const zone = variableValue(variables, 'appointment_zone') || brand.timeZone;
  const { booking, client } = bookingAt(
    { ...person, preferredDate: date, preferredTime: time, timeZone: zone },
    { zone, startsAt: instantOf({ date, time }, zone) },
    { bookingId, clientId, now },
  );
  return (
    client && {
      booking: { ...booking, contactId },
      client: { ...client, contactId },
    }
  );
};

const changed = <T extends object>(before: T | undefined, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before?.[name as keyof T]),
  ) as Partial<T>;

/**
 * The consultation request that an appointment in a conversation is, with its client project: both when a person and a
 * moment are known for the first time, and later what was said since.
 */
export const bookingWrites = (
  table: string,
  { flowName, session, person, contactId }: Wish,
  { before, newId, now }: LeadOptions,
): Booked | undefined => {
  const ids = {
    bookingId: before?.bookingId ?? newId(),
    clientId: before?.clientId ?? newId(),
    contactId,
  };
  const records = recordsOf(person, session.state.variables, ids, now);
  if (!records) return undefined;
  const { booking, client } = records;
  if (before?.bookingId === undefined)
    return { ...ids, isNew: true, creates: createBookingWithClient(table, booking, client), updates: [] };
  const earlier = recordsOf(personOf(flowName, before.state.variables), before.state.variables, ids, now);
  const { companyName, clientName, clientEmail, clientPhone, currentChallenges, timeline } = changed(
    earlier?.client,
    client,
  );
  const wish = changed(earlier?.booking, booking);
  if (Object.keys(wish).length === 0) return { ...ids, isNew: false, creates: [], updates: [] };
  const index = (collection: string, id: string) => emailIndex(emailIdentity(person.email), collection, id);
  return {
    ...ids,
    isNew: false,
    creates: [],
    updates: [
      setFields(table, bookingKind.collection, booking.id, {
        ...wish,
        ...index(bookingKind.collection, booking.id),
      }),
      recordBump(table, bookingKind.collection, booking.id),
      setFields(table, clientKind.collection, client.id, {
        ...{ companyName, clientName, clientEmail, clientPhone, currentChallenges, timeline },
        ...index(clientKind.collection, client.id),
      }),
      recordBump(table, clientKind.collection, client.id),
    ],
  };
};
