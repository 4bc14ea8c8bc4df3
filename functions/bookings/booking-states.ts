import { type Appointment, blockWrite, freeWrite, releaseWrite } from '#functions/bookings/appointments.ts';
import { ConditionFailed, type Write } from '#functions/table/transact.ts';
import type { BookingPatch } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { patchedRecord } from '../leads/apply-patch.ts';

const minuteMs = 60_000;
const holdMs = 24 * 60 * minuteMs;

/** When an unanswered request or proposal frees its time. */
export const holdsUntil = (now: Date): string => new Date(now.getTime() + holdMs).toISOString();

const missing = (field: 'startsAt' | 'proposedStartsAt'): never => {
  throw new AppError('request.invalid', { fields: { [field]: 'Please choose a day and a time.' } });
};

/** Normalises an instant, so that texts sort by time. */
const instant = (text: string | undefined): string | undefined =>
  text ? new Date(text).toISOString() : undefined;

/** When an appointment ends. */
export const endOf = ({ durationMinutes }: Pick<Booking, 'durationMinutes'>, startsAt: string): string =>
  new Date(Date.parse(startsAt) + durationMinutes * minuteMs).toISOString();

/**
 * Until when the edited request holds a time: a new proposal holds it for another day, an answer ends the
 * hold.
 */
const heldAfter = (before: Booking, after: Booking, now: Date): string | undefined => {
  if (after.status === 'proposed')
    return before.proposedStartsAt === after.proposedStartsAt ? before.heldUntil : holdsUntil(now);
  return after.status === 'requested' && before.status === 'requested' ? before.heldUntil : undefined;
};

/**
 * Returns a request after the administrator's edit; 400 `request.invalid` names a field that the new status
 * requires.
 */
export const editBooking = (booking: Booking, patch: BookingPatch, now: Date): Booking => {
  const { allowOverlap: _allow, tell: _tell, updatedAt: _updatedAt, ...fields } = patch;
  const edited = patchedRecord(booking, fields, { lastName: '', company: '' });
  const next: Booking = {
    ...edited,
    startsAt: instant(edited.startsAt),
    proposedStartsAt: edited.status === 'proposed' ? instant(edited.proposedStartsAt) : undefined,
  };
  if (next.status === 'confirmed' && !next.startsAt) missing('startsAt');
  if (next.status === 'proposed' && !next.proposedStartsAt) missing('proposedStartsAt');
  return { ...next, heldUntil: heldAfter(booking, next, now) };
};

export type VisitorAnswer = 'accept' | 'decline' | 'cancel';

/**
 * Returns a request after the visitor's answer; undefined if the answer doesn't fit the state or the time.
 */
export const answeredBooking = (booking: Booking, answer: VisitorAnswer, now: Date): Booking | undefined => {
  const { status, startsAt, proposedStartsAt } = booking;
  const answered = { ...booking, proposedStartsAt: undefined, heldUntil: undefined };
  if (answer === 'cancel') {
    const tookPlace = status === 'confirmed' && startsAt && Date.parse(endOf(booking, startsAt)) <= +now;
    const isOpen = status === 'requested' || status === 'proposed' || status === 'confirmed';
    return isOpen && !tookPlace ? { ...answered, status: 'cancelled' } : undefined;
  }
  if (status !== 'proposed' || !proposedStartsAt) return undefined;
  if (answer === 'accept' && Date.parse(proposedStartsAt) <= +now) return undefined;
  return answer === 'accept'
    ? { ...answered, status: 'confirmed', startsAt: proposedStartsAt }
    : { ...answered, status: 'requested' };
};

/** The time that a request blocks: confirmed, or held while it waits for an answer. */
export const blockedTime = (booking: Booking): Appointment | undefined => {
  const { id, status, heldUntil, email } = booking;
  const startsAt = status === 'proposed' ? booking.proposedStartsAt : booking.startsAt;
  if (!startsAt || (status !== 'confirmed' && status !== 'proposed' && status !== 'requested'))
    return undefined;
  if (status !== 'confirmed' && !heldUntil) return undefined;
  const time = { bookingId: id, status, startsAt, endsAt: endOf(booking, startsAt), person: email };
  return status === 'confirmed' ? time : { ...time, heldUntil };
};

/** The time that a change newly blocks or confirms. */
export const takesTime = (before: Booking, after: Booking): Appointment | undefined => {
  const was = blockedTime(before);
  const is = blockedTime(after);
  const isSame = is?.startsAt === was?.startsAt && is?.endsAt === was?.endsAt && is?.status === was?.status;
  return isSame ? undefined : is;
};

/** Frees the old time and blocks the new one, in the change's transaction. */
export const timeWrites = (table: string, before: Booking, after: Booking, now: Date): Write[] => {
  const was = blockedTime(before);
  const is = blockedTime(after);
  const isAnswered = before.heldUntil && after.status !== 'requested' && after.status !== 'proposed';
  return [
    ...(was && was.startsAt !== is?.startsAt ? [freeWrite(table, was)] : []),
    ...(is ? [blockWrite(table, is)] : []),
    ...(isAnswered ? [releaseWrite(table, { bookingId: before.id, person: before.email }, now)] : []),
  ];
};

const maxAttempts = 10;

/**
 * Runs a change that blocks a time. If somebody books in the same hours meanwhile, the change fails and runs
 * again, now aware of that booking.
 */
export const takingTime = async <R>(change: () => Promise<R>): Promise<R> => {
  for (let round = 1; ; round++) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ConditionFailed) || round === maxAttempts) throw error;
    }
  }
};
