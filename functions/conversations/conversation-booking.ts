import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { incrementCounters } from '#functions/table/counters.ts';
import { personIndex, recordKey } from '#functions/table/keys.ts';
import { putReferences } from '#functions/table/parts.ts';
import { setFields } from '#functions/table/set-fields.ts';
import type { Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import type { Client } from '#shared/domain/leads.ts';
import { instantOf } from '#shared/domain/wall-clock.ts';
import { getVariable } from '#shared/flow/interpolate.ts';
import { type Appointment, freeWrite } from '../bookings/appointments.ts';
import { blockedTime } from '../bookings/booking-states.ts';
import { bookings, createBookingWithClient } from '../bookings/bookings.ts';
import { bookingAt } from '../bookings/new-booking.ts';
import { clients } from '../clients/clients.ts';
import { ifUnhandled } from '../leads/if-unhandled.ts';
import { type Person, personOf } from './conversation-person.ts';

export interface Wish {
  readonly flowName: string;
  readonly session: FlowSession;
  readonly before: FlowSession | undefined;
  readonly person: Person;
  readonly contactId: string;
  /** Further identities given in the same conversation. */
  readonly others: readonly string[];
  readonly spamReason: string | undefined;
  /**
   * The length of an appointment, and until when a new request holds its time; absent if it can't hold one.
   */
  readonly slot: Slot;
  readonly newId: () => string;
  readonly now: Date;
}

export interface Slot {
  readonly lengthMinutes: number;
  readonly heldUntil?: string | undefined;
}

export interface Booked {
  readonly ids: Pick<FlowSession, 'bookingId' | 'clientId'>;
  readonly isNew: boolean;
  /** The time that a new request holds. */
  readonly holds?: Appointment | undefined;
  readonly creates: Write[];
  readonly updates: Write[];
}

type Ids = { readonly bookingId: string; readonly clientId: string; readonly contactId: string };

/** The records created for an appointment in a conversation; undefined without an appointment. */
const recordsOf = (
  person: Person | undefined,
  variables: Readonly<Record<string, string>>,
  { bookingId, clientId, contactId }: Ids,
  made: { readonly now: Date; readonly spamReason: string | undefined } & Slot,
) => {
  const date = getVariable(variables, 'appointment_date');
  const time = getVariable(variables, 'appointment_time');
  if (!person || !date || !time) return undefined;
  const zone = getVariable(variables, 'appointment_zone') || brand.timeZone;
  const { booking, client } = bookingAt(
    { ...person, preferredDate: date, preferredTime: time, timeZone: zone },
    { zone, startsAt: instantOf({ date, time }, zone) },
    { bookingId, clientId, ...made },
  );
  return { booking: { ...booking, contactId }, client: client && { ...client, contactId } };
};

const changed = <T extends object>(before: T | undefined, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before?.[name as keyof T]),
  ) as Partial<T>;

/**
 * Returns the writes that create a consultation request and its client project once a person and a time are
 * known, or update them with later answers. A project that somebody already works on stays unchanged.
 */
export const bookingWrites = (table: string, wish: Wish): Booked | undefined => {
  const { flowName, session, before, person, contactId, others, spamReason, slot, newId, now } = wish;
  const ids = {
    bookingId: before?.bookingId ?? newId(),
    clientId: before?.clientId ?? newId(),
    contactId,
  };
  // Spam and the hold are decided only once, when the request is created.
  const isNew = before?.bookingId === undefined;
  const isHeld = isNew && !spamReason;
  const records = recordsOf(person, session.state.variables, ids, {
    now,
    lengthMinutes: slot.lengthMinutes,
    spamReason: isNew ? spamReason : undefined,
    heldUntil: isHeld ? slot.heldUntil : undefined,
  });
  if (!records) return undefined;
  const { booking, client } = records;
  const extra = { session: { uuid: session.uuid, id: session.id } };
  const refer = (name: 'BOOKINGS' | 'CLIENTS', id: string) =>
    putReferences(table, { key: recordKey(name, id), ownerId: id, identities: others });
  if (before?.bookingId === undefined) {
    const kept = { bookingId: booking.id, ...(client ? { clientId: client.id } : {}) };
    const creates = [
      ...createBookingWithClient(table, booking, client, { extra }),
      ...refer('BOOKINGS', booking.id),
      ...(client ? refer('CLIENTS', client.id) : []),
    ];
    return { ids: kept, isNew: true, holds: blockedTime(booking), creates, updates: [] };
  }
  const kept = { bookingId: before.bookingId, clientId: before.clientId };
  const variables = before.state.variables;
  const earlier = recordsOf(personOf(flowName, variables), variables, ids, {
    ...{ now, lengthMinutes: slot.lengthMinutes, spamReason: undefined },
  });
  const project: Partial<Client> = client ? changed(earlier?.client, client) : {};
  const { companyName, clientName, clientEmail, clientPhone, currentChallenges, timeline } = project;
  const said = changed(earlier?.booking, booking);
  if (Object.keys(said).length === 0) return { ids: kept, isNew: false, creates: [], updates: [] };
  const updates = [
    setFields(table, bookings.name, booking.id, {
      ...said,
      // A new `updatedAt` makes edits based on the old request fail as stale.
      updatedAt: now.toISOString(),
      ...personIndex(person.email, bookings.name, booking.id),
    }),
    incrementCounters(table, bookings.name),
    ...refer('BOOKINGS', booking.id),
  ];
  // The new time replaces the one that the request held.
  const earlierStart = earlier?.booking.startsAt;
  if (earlierStart && said.startsAt)
    updates.push(freeWrite(table, { bookingId: booking.id, startsAt: earlierStart }));
  if (before.clientId !== undefined)
    updates.push(
      setFields(
        table,
        clients.name,
        before.clientId,
        {
          ...{ companyName, clientName, clientEmail, clientPhone, currentChallenges, timeline },
          updatedAt: now.toISOString(),
          ...personIndex(person.email, clients.name, before.clientId),
        },
        ifUnhandled,
      ),
      incrementCounters(table, clients.name),
      ...refer('CLIENTS', before.clientId),
    );
  return { ids: kept, isNew: false, creates: [], updates };
};
