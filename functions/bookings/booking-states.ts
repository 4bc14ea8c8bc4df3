import { blockWrite, freeWrite } from '#functions/bookings/appointments.ts';
import { ConditionFailed, type Write } from '#functions/table/transact.ts';
import type { BookingPatch } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { patchedRecord } from '../leads/apply-patch.ts';

const minuteMs = 60_000;

const missing = (field: 'startsAt' | 'proposedStartsAt'): never => {
  throw new AppError('request.invalid', { fields: { [field]: 'Please choose a day and a time.' } });
};

/** Normalises an instant, so that it sorts. */
const instant = (text: string | undefined): string | undefined =>
  text ? new Date(text).toISOString() : undefined;

/** When an appointment ends. */
const endOf = ({ durationMinutes }: Booking, startsAt: string): string =>
  new Date(Date.parse(startsAt) + durationMinutes * minuteMs).toISOString();

/**
 * Returns a request after the administrator's edit; 400 `request.invalid` names a field that the new status
 * requires.
 */
export const editBooking = (booking: Booking, patch: BookingPatch): Booking => {
  const { allowOverlap: _allow, tell: _tell, updatedAt: _updatedAt, ...fields } = patch;
  const edited = patchedRecord(booking, fields, { lastName: '', company: '' });
  const next: Booking = {
    ...edited,
    startsAt: instant(edited.startsAt),
    proposedStartsAt: edited.status === 'proposed' ? instant(edited.proposedStartsAt) : undefined,
  };
  if (next.status === 'confirmed' && !next.startsAt) missing('startsAt');
  if (next.status === 'proposed' && !next.proposedStartsAt) missing('proposedStartsAt');
  return next;
};

export type VisitorAnswer = 'accept' | 'decline' | 'cancel';

/** Returns a request after the visitor's answer; undefined if its state or time allows no answer. */
export const answeredBooking = (booking: Booking, answer: VisitorAnswer, now: Date): Booking | undefined => {
  const { status, startsAt, proposedStartsAt } = booking;
  if (answer === 'cancel') {
    const tookPlace = status === 'confirmed' && startsAt && Date.parse(endOf(booking, startsAt)) <= +now;
    const isOpen = status === 'requested' || status === 'proposed' || status === 'confirmed';
    return isOpen && !tookPlace
      ? { ...booking, status: 'cancelled', proposedStartsAt: undefined }
      : undefined;
  }
  if (status !== 'proposed' || !proposedStartsAt) return undefined;
  if (answer === 'accept' && Date.parse(proposedStartsAt) <= +now) return undefined;
  return answer === 'accept'
    ? { ...booking, status: 'confirmed', startsAt: proposedStartsAt, proposedStartsAt: undefined }
    : { ...booking, status: 'requested', proposedStartsAt: undefined };
};

/** The time that a confirmed request blocks. */
const blocked = (booking: Booking) =>
  booking.status === 'confirmed' && booking.startsAt
    ? {
        bookingId: booking.id,
        startsAt: booking.startsAt,
        endsAt: endOf(booking, booking.startsAt),
        person: booking.email,
      }
    : undefined;

/** Whether a change blocks a time that was not blocked before. */
export const takesTime = (before: Booking, after: Booking) => {
  const was = blocked(before);
  const is = blocked(after);
  return is && (is.startsAt !== was?.startsAt || is.endsAt !== was.endsAt) ? is : undefined;
};

/** Unblocks the old time and blocks the new one, in the change's transaction. */
export const timeWrites = (table: string, before: Booking, after: Booking): Write[] => {
  const was = blocked(before);
  const is = blocked(after);
  return [
    ...(was && was.startsAt !== is?.startsAt ? [freeWrite(table, was)] : []),
    ...(is ? [blockWrite(table, is)] : []),
  ];
};

const maxAttempts = 5;

/**
 * Runs a change that blocks a time. If somebody books in the same hours meanwhile, it fails and runs again
 * with their booking visible.
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
