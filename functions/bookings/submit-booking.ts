import { redactLead } from '#functions/leads/redact-lead.ts';
import {
  findSpamReason,
  leadContent,
  type Sender,
  submitLead,
  type Tools,
} from '#functions/leads/submit-lead.ts';
import { findAnswer } from '#functions/table/idempotency.ts';
import { ConditionFailed, type NamedWrites } from '#functions/table/transact.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import { brand } from '#shared/brand.ts';
import { type BookingRules, openingHours } from '#shared/domain/booking-times.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { instantOf } from '#shared/domain/wall-clock.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../http/types.ts';
import { blockWrite, findTime, holdWrite } from './appointments.ts';
import { blockedTime, endOf, takingTime } from './booking-states.ts';
import { createBookingWithClient } from './bookings.ts';
import { isFree, nextFreeTimes, readRules } from './free-times.ts';
import { asksForTime, newBooking } from './new-booking.ts';

const scope = 'consultation';

/** Rules for a request without a time, which needs none of the owner's settings. */
const anyTime = (): BookingRules => ({
  hours: openingHours(),
  lengthMinutes: brand.consultationHours.slotMinutes,
  pauseMinutes: 0,
  leadMinutes: 0,
});

type Claim = (mark: string) => NamedWrites;

/** The preferred time; undefined if none was given or the zone skips it. */
const wantedStart = ({ preferredDate, preferredTime, timeZone = brand.timeZone }: ConsultationInput) =>
  preferredDate && preferredTime
    ? instantOf({ date: preferredDate, time: preferredTime }, timeZone)
    : undefined;

/** The writes that hold a request's time, provided it is still free and its sender holds no other. */
const holdWrites = (table: string, booking: Booking, claim: Claim, now: Date): NamedWrites => {
  const time = blockedTime(booking);
  return time
    ? { time: blockWrite(table, time), holder: holdWrite(table, time, now), ...claim(booking.id) }
    : {};
};

/**
 * Stores a consultation request and its client project, both or neither, and holds the time. 409
 * `booking.taken` lists the next free times; 409 `booking.open` means that the address already has an open
 * request. For suspected spam the response looks the same, but no time is held.
 */
export const submitBooking = async (
  deps: Tools & Pick<Deps, 'env'>,
  sent: ConsultationInput,
  sender: Sender,
): Promise<{ id: string }> => {
  const { table, clock } = deps;
  const body = redactLead(sent);
  const now = clock();
  const isSpam = findSpamReason(body) !== undefined;
  const start = wantedStart(body);
  const wanted = { service: body.serviceInterest, now };

  /** The earlier response if the client repeats its request; otherwise the refusal. */
  const refuse = async (refusal: () => Promise<AppError>) => {
    const earlier = await findAnswer<{ id: string }>(table, {
      ...{ scope, key: sender.idempotencyKey, content: leadContent(body), now },
    });
    if (earlier) return earlier;
    throw await refusal();
  };
  const taken = async (at: Date) =>
    new AppError('booking.taken', { current: { times: await nextFreeTimes(deps, at, wanted) } });

  const store = (rules: BookingRules, claim: Claim) =>
    submitLead(deps, body, sender, {
      scope,
      collection: 'BOOKINGS',
      identities: [body.email, body.phone],
      create: (name, attached, { newId, ...made }) => {
        const ids = { bookingId: newId(), clientId: newId() };
        const { booking, client } = newBooking(attached, rules, { ...made, ...ids });
        return {
          id: booking.id,
          writes: createBookingWithClient(name, booking, client, { story: attached.context }),
          beside: holdWrites(name, booking, claim, now),
        };
      },
    });
  if (!asksForTime(body)) return store(anyTime(), () => ({}));

  const { rules, calendarTimes } = await readRules(deps, wanted);
  const isValid = start && isFree(start, { rules, busy: [] }, now);
  if (isSpam || !isValid) return store(rules, () => ({}));
  const time = {
    bookingId: '',
    startsAt: start.toISOString(),
    endsAt: endOf({ durationMinutes: rules.lengthMinutes }, start.toISOString()),
    pauseMinutes: rules.pauseMinutes,
    isPublic: true,
  };
  return takingTime(async () => {
    const found = await findTime(table, time, now);
    if (found.inTheWay.some(({ belongsTo }) => belongsTo(body.email)))
      return refuse(async () => new AppError('booking.open'));
    if (found.inTheWay.length > 0 || !isFree(start, { rules, busy: calendarTimes }, now))
      return refuse(() => taken(start));
    try {
      return await store(rules, (mark) => ({ claim: found.claim(mark) }));
    } catch (error) {
      if (error instanceof ConditionFailed && error.failed('holder')) throw new AppError('booking.open');
      throw error;
    }
  });
};
