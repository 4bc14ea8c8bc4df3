import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { reminderText, wordsFor } from '#functions/bookings/booking-mail.ts';
import { bookingPagePath } from '#functions/bookings/booking-token.ts';
import { bookings } from '#functions/bookings/bookings.ts';
import type { Deps } from '#functions/http/types.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';
import { failureReason, type MailSender } from '#functions/mail/outgoing-mail.ts';
import { recordMail } from '#functions/mail/record-mail.ts';
import { type MailDeps, mailSender } from '#functions/mail/sender.ts';
import { failNotice } from '#functions/notifications/store.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { appointmentsPartition, noticeKey } from '#functions/table/keys.ts';
import { readRecord } from '#functions/table/read-records.ts';
import { dayMs, inDays } from '#functions/table/time.ts';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';

/** Appointments confirmed or changed this recently (ms) need no reminder: the visitor just got a mail. */
const recentMs = dayMs / 2;
const channel = 'reminder';

export type ReminderDeps = MailDeps & Pick<Deps, 'clock' | 'log' | 'newId'>;

const readAppointments = async ({ table, clock }: ReminderDeps): Promise<{ bookingId: string }[]> => {
  const now = clock();
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': appointmentsPartition,
        ':from': now.toISOString(),
        ':to': new Date(now.getTime() + dayMs).toISOString(),
      },
    }),
  );
  return Items.flatMap(({ bookingId }) => (typeof bookingId === 'string' ? [{ bookingId }] : []));
};

/** If the appointment moves, it gets another reminder. */
const reminderId = ({ id, startsAt }: Booking): string => `${id}@${startsAt}`;

/** Claims the reminder; false if it was already sent or tried. */
const claim = async ({ table, clock }: ReminderDeps, booking: Booking): Promise<boolean> => {
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...noticeKey(reminderId(booking), channel),
          entity: 'Notice',
          state: 'sent',
          ttl: inDays(clock(), 7),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/** Sends the reminder; a failure is recorded with the booking and in the overview. */
const remind = async (deps: ReminderDeps, sender: MailSender, booking: Booking): Promise<void> => {
  const { SITE_URL = '', VISITOR_SECRET } = deps.env;
  const { id, email, startsAt } = booking;
  const to = mailableAddress(email);
  if (!to || !startsAt) return;
  const words = await wordsFor(booking);
  const page = `${SITE_URL.replace(/\/+$/, '')}${bookingPagePath(VISITOR_SECRET, id)}`;
  const mail = { to, ...reminderText(booking, words, page) };
  try {
    await sender.send(mail);
  } catch (error) {
    const now = deps.clock();
    const reply = { ...mail, by: 'site', failed: failureReason(error) } as const;
    deps.log.error('reminder.failed', { booking: id });
    await failNotice(deps.table, reminderId(booking), channel, reply.failed, now);
    await recordMail(deps, { person: email, leadId: id, by: brand.name, now, reply });
  }
};

/**
 * Reminds visitors of confirmed appointments in the next 24 hours, once each. A reminder that failed is
 * not repeated.
 */
export const sendReminders = async (deps: ReminderDeps): Promise<void> => {
  const appointments = await readAppointments(deps);
  if (appointments.length === 0) return;
  const sender = await mailSender(deps);
  if (!sender) return;
  const now = deps.clock();
  for (const { bookingId } of appointments) {
    const item = await readRecord(deps.table, bookings.name, bookingId);
    const booking = item && bookings.read(item);
    if (booking?.status !== 'confirmed') continue;
    if (now.getTime() - Date.parse(booking.updatedAt) < recentMs) continue;
    if (!(await claim(deps, booking))) continue;
    await remind(deps, sender, booking);
  }
};
