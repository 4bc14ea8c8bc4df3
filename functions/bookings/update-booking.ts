import { claimWrites, findTime, readBooked } from '#functions/bookings/appointments.ts';
import type { Deps, StoredState } from '#functions/http/types.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { readRecord } from '#functions/table/read-records.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import type { BookingPatch, UpdatedBooking } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { clients, editClient } from '../clients/clients.ts';
import { answerOtherLeads } from '../leads/edit-lead.ts';
import { mailBooking } from './booking-mail.ts';
import { editBooking, takesTime, takingTime, timeWrites } from './booking-states.ts';
import { bookingPagePath } from './booking-token.ts';
import { bookings } from './bookings.ts';

type BookingDeps = Pick<Deps, 'table' | 'clock' | 'newId' | 'env' | 'log' | 'mailPassword'>;

/**
 * States that count as an answer to the visitor. A declined request still needs a reply about the project.
 */
const answers: ReadonlySet<Booking['status']> = new Set(['confirmed', 'proposed']);

/** Marks the request's project and the person's other new leads as contacted. */
const answerPerson = async (deps: BookingDeps, booking: Booking, by: string, now: Date): Promise<void> => {
  const { table, newId } = deps;
  const project = booking.clientId ? await readRecord(table, clients.name, booking.clientId) : undefined;
  if (project)
    await updateRecord(table, clients, {
      stored: project,
      basedOn: undefined,
      edit: (client) => editClient(client, client.status === 'new' ? { status: 'contacted' } : {}, now),
      by,
      now,
      changeId: newId(),
    });
  await answerOtherLeads(deps, { identities: bookings.identities(booking), id: booking.id, by, now });
};

interface Edit {
  readonly stored: StoredState;
  readonly patch: BookingPatch;
  readonly by: string;
  /** The site's address, for the mail. */
  readonly site: string;
}

/**
 * Edits a request. The first attempt to confirm a time that conflicts with another is refused, naming the
 * conflict. An answer to the visitor stops the person's clocks; `tell` mails both sides, or returns the text
 * to the browser.
 */
export const updateBookingBy = async (
  deps: BookingDeps,
  { stored, patch, by, site }: Edit,
): Promise<UpdatedBooking> => {
  const { table, clock, newId, env } = deps;
  const { record } = stored;
  if (!record) throw new AppError('record.not_found');
  const now = clock();
  let before = bookings.read(record);
  const changeId = newId();
  const booking = await takingTime(async () => {
    before = bookings.read(record);
    const planned = takesTime(before, editBooking(before, patch, now));
    const isChecked = planned?.status === 'confirmed' && !patch.allowOverlap;
    const found = isChecked ? await findTime(table, planned, now) : undefined;
    if (found && found.inTheWay.length > 0)
      throw new AppError('booking.overlap', {
        current: (await readBooked(table, found.inTheWay)).map(bookings.read),
      });
    return updateRecord(table, bookings, {
      stored: record,
      basedOn: patch.updatedAt,
      edit: (current) => {
        before = current;
        return editBooking(current, patch, now);
      },
      by,
      now,
      changeId,
      also: (next) => {
        const time = takesTime(before, next);
        const claim = time ? (found?.claim(changeId) ?? claimWrites(table.name, time, changeId)) : [];
        return [...timeWrites(table.name, before, next, now), ...claim];
      },
    });
  });
  if (answers.has(booking.status) && before.status !== booking.status)
    // The request is already stored, so failing to stop a clock must not fail it.
    await answerPerson(deps, booking, by, now).catch((error: unknown) =>
      deps.log.warn('lead.clock_not_stopped', { name: error instanceof Error ? error.name : 'Error' }),
    );
  const page = bookingPagePath(env.VISITOR_SECRET, booking.id);
  if (!patch.tell) return { booking, page };
  const mail = await mailBooking(await mailSender(deps), booking, {
    page: `${site}${page}`,
    wasConfirmed: before.status === 'confirmed',
    now,
  });
  return { booking, page, mail };
};
