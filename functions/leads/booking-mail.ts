import { mailableAddress } from '#functions/mail/mailable-address.ts';
import type { MailSender } from '#functions/mail/sender.ts';
import type { OutgoingMail } from '#functions/mail/ses-mail.ts';
import { brand } from '#shared/brand.ts';
import { isTimeZone } from '#shared/domain/consultation-slots.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { calendarFile, calendarType } from './calendar-file.ts';

interface Told {
  readonly now: Date;
}

const moment = (iso: string, zone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(new Date(iso))} (${zone})`;

/** A moment in the visitor's zone, and in the company's where that is another. */
const inBothZones = (iso: string, zone: string | undefined): string => {
  const theirs = zone && isTimeZone(zone) ? zone : brand.timeZone;
  return theirs === brand.timeZone
    ? moment(iso, theirs)
    : `${moment(iso, theirs)}\n${moment(iso, brand.timeZone)}`;
};

const subjects: Readonly<Record<Booking['status'], string>> = {
  requested: 'Your consultation request',
  proposed: 'Another time for your consultation',
  confirmed: 'Your consultation is confirmed',
  declined: 'Your consultation request',
  cancelled: 'Your consultation is cancelled',
  done: 'Your consultation',
  no_show: 'Your consultation: we missed you',
};

const sentences: Readonly<Record<Booking['status'], string>> = {
  requested: 'We have your request and will come back to you.',
  proposed: 'The time you asked for does not work for us. Could it be this one?',
  confirmed: 'We look forward to talking to you:',
  declined: 'We are sorry: we cannot offer you a consultation at this time.',
  cancelled: 'The consultation does not take place.',
  done: 'Thank you for the conversation.',
  no_show: 'We were there at the time agreed and did not meet you.',
};

/** What the visitor is told of the present state of their request, as plain text. */
export const bookingText = (booking: Booking): Pick<OutgoingMail, 'subject' | 'text'> => {
  const { status, startsAt, proposedStartsAt, timeZone, place, reply, firstName } = booking;
  const when = status === 'proposed' ? proposedStartsAt : startsAt;
  const shows = status === 'proposed' || status === 'confirmed' || status === 'cancelled';
  return {
    subject: `${subjects[status]} · ${brand.name}`,
    text: [
      `Hello ${firstName},`,
      sentences[status],
      ...(when && shows ? [inBothZones(when, timeZone)] : []),
      ...(place && status === 'confirmed' ? [place] : []),
      ...(reply ? [reply] : []),
      'Answer this mail to change it or to call it off.',
      brand.name,
    ].join('\n\n'),
  };
};

/** Mails both sides, each with the appointment for their calendar. What was agreed stands even where a mail fails: `sent` says so. */
export const mailBooking = async (sender: MailSender | undefined, booking: Booking, told: Told) => {
  const { subject, text } = bookingText(booking);
  const to = mailableAddress(booking.email);
  const mail = { sent: false, to: to ?? '', subject, text };
  if (!sender || !to) return mail;
  const isDated = booking.status === 'confirmed' || booking.status === 'cancelled';
  const calendar = isDated ? calendarFile(booking, told) : undefined;
  const file = calendar ? { name: 'consultation.ics', type: calendarType, text: calendar } : undefined;
  try {
    await sender.send({ to, subject, text, file });
  } catch {
    return mail;
  }
  const name = `${booking.firstName} ${booking.lastName}`.trim();
  // The owner's copy is a convenience: the portal has it all.
  await sender.send({ to: sender.owner, subject: `${name}: ${subject}`, text, file }).catch(() => undefined);
  return { ...mail, sent: true };
};
