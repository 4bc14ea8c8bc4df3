import { findTime } from '#functions/bookings/appointments.ts';
import type { Deps } from '#functions/http/types.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { readRecord } from '#functions/table/read-records.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import type { BookingPage } from '#shared/api/bookings.ts';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { mailBooking } from './booking-mail.ts';
import { answeredBooking, takesTime, takingTime, timeWrites, type VisitorAnswer } from './booking-states.ts';
import { bookingOfToken } from './booking-token.ts';
import { bookings } from './bookings.ts';

type PageDeps = Pick<Deps, 'table' | 'clock' | 'newId' | 'env' | 'mailPassword'>;

/** Reads the request that a token belongs to; forged tokens and deleted requests get the same 404. */
export const bookingBehind = async ({ table, env }: Pick<PageDeps, 'table' | 'env'>, token: string) => {
  const id = bookingOfToken(env.VISITOR_SECRET, token);
  const item = id === undefined ? undefined : await readRecord(table, bookings.name, id);
  if (!item) throw new AppError('record.not_found');
  return item;
};

/** The visitor's view of their request, without the administrator's fields. */
export const pageOf = (booking: Booking): BookingPage => ({
  firstName: booking.firstName,
  status: booking.status,
  ...(booking.startsAt
    ? { startsAt: booking.startsAt }
    : booking.preferredDate
      ? { preferredDate: booking.preferredDate }
      : {}),
  ...(booking.proposedStartsAt ? { proposedStartsAt: booking.proposedStartsAt } : {}),
  durationMinutes: booking.durationMinutes,
  timeZone: booking.timeZone ?? brand.timeZone,
  companyZone: brand.timeZone,
  ...(booking.serviceInterest ? { serviceInterest: booking.serviceInterest } : {}),
  ...(booking.place ? { place: booking.place } : {}),
  ...(booking.reply ? { reply: booking.reply } : {}),
  ...(booking.language ? { language: booking.language } : {}),
  createdAt: booking.createdAt,
  updatedAt: booking.updatedAt,
});

/** First line of the owner's mail. */
const newsTexts: Readonly<Record<VisitorAnswer, string>> = {
  accept: 'The visitor accepted the proposed time.',
  decline: 'The visitor asks for another time.',
  cancel: 'The visitor cancelled.',
};

interface AnswerGiven {
  readonly action: VisitorAnswer;
  readonly updatedAt?: string | undefined;
  /** The site's address, for the mail. */
  readonly site: string;
}

/**
 * Applies the visitor's answer. If the same answer was given before, or it no longer fits the state, returns
 * the state unchanged.
 */
export const answerAsVisitor = async (
  deps: PageDeps,
  token: string,
  { action, updatedAt, site }: AnswerGiven,
): Promise<BookingPage> => {
  const { table, clock, newId } = deps;
  const stored = await bookingBehind(deps, token);
  const now = clock();
  let before = bookings.read(stored);
  const answered = (current: Booking): Booking | undefined => {
    const next = answeredBooking(current, action, now);
    // The visitor answers the time they saw; the answer must not accept a newer proposal.
    if (next && updatedAt !== undefined && updatedAt !== current.updatedAt)
      throw new AppError('record.stale', { current: pageOf(current) });
    return next;
  };
  const changeId = newId();
  const booking = await takingTime(async () => {
    before = bookings.read(stored);
    const planned = takesTime(before, answered(before) ?? before);
    const found = planned && (await findTime(table, planned, now));
    // Say only that the time is taken, not by whom.
    if (found && found.inTheWay.length > 0)
      throw new AppError('booking.overlap', {
        message: 'This time has been taken in the meantime. Please write to us.',
      });
    return updateRecord(table, bookings, {
      stored,
      basedOn: undefined,
      edit: (current) => {
        before = current;
        return answered(current) ?? current;
      },
      by: 'visitor',
      now,
      changeId,
      also: (next) => [...timeWrites(table.name, before, next, now), ...(found?.claim(changeId) ?? [])],
    });
  });
  if (booking.status !== before.status)
    await mailBooking(await mailSender(deps), booking, {
      page: `${site}/booking/${token}`,
      news: newsTexts[action],
      now,
    });
  return pageOf(booking);
};
