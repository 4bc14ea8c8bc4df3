import { mailableAddress } from '#functions/mail/mailable-address.ts';
import type { MailSender, OutgoingMail } from '#functions/mail/outgoing-mail.ts';
import { brand } from '#shared/brand.ts';
import { englishBookingTexts, loadBookingTexts } from '#shared/content/bookings/load.ts';
import type { BookingTexts } from '#shared/content/bookings/types.ts';
import { bookingMailDefault, reminderMailDefault } from '#shared/content/mails/defaults.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { formatAppointmentTime } from '#shared/domain/mails/appointment-time.ts';
import { fillMailSubject, fillMailText, type MailValues } from '#shared/domain/mails/fill-mail.ts';
import { withOwnMail } from '#shared/domain/mails/own-mail.ts';
import { isTimeZone } from '#shared/domain/wall-clock.ts';
import { calendarFile } from './calendar-file.ts';

interface MailDetails {
  /** Absolute URL of the visitor's booking page. */
  readonly page: string;
  /** What happened, for the owner's copy. */
  readonly news?: string;
  /** The appointment was already confirmed, so it is in both calendars. */
  readonly wasConfirmed?: boolean;
  readonly now: Date;
}

/** Loads the mail texts in the visitor's language; English if it is unsupported or fails to load. */
export const wordsFor = async (booking: Booking): Promise<{ code: LanguageCode; texts: BookingTexts }> => {
  const code = isLanguageCode(booking.language) ? booking.language : 'en';
  return loadBookingTexts(code).then(
    (texts) => ({ code, texts }),
    () => ({ code: 'en', texts: englishBookingTexts }),
  );
};

/** Formats a time in the visitor's zone, and in the company's if that differs. */
export const inBothZones = (iso: string, zone: string | undefined, code: LanguageCode): string => {
  const theirs = zone && isTimeZone(zone) ? zone : brand.timeZone;
  return theirs === brand.timeZone
    ? formatAppointmentTime(iso, theirs, code)
    : `${formatAppointmentTime(iso, theirs, code)}\n${formatAppointmentTime(iso, brand.timeZone, code)}`;
};

type Words = Awaited<ReturnType<typeof wordsFor>>;

interface ShownDetails {
  /** Absolute URL of the visitor's page; absent in the owner's copy. */
  readonly page?: string | undefined;
  /** Names the time that an unanswered request asks for. */
  readonly showsRequestedTime?: boolean;
}

const shownTime = (
  { status, startsAt, proposedStartsAt }: Booking,
  showsRequestedTime: boolean,
): string | undefined => {
  if (status === 'proposed') return proposedStartsAt;
  if (status === 'requested') return showsRequestedTime ? startsAt : undefined;
  return startsAt;
};

const bookingValues = (booking: Booking, code: LanguageCode, details: ShownDetails): MailValues => {
  const { status, timeZone, place, reply, firstName } = booking;
  const when = shownTime(booking, details.showsRequestedTime ?? false);
  return {
    company: brand.name,
    name: firstName,
    time: when && inBothZones(when, timeZone, code),
    place: status === 'confirmed' ? place : undefined,
    reply,
    link: details.page,
  };
};

type MailContent = Pick<OutgoingMail, 'subject' | 'text'>;

/** Describes a request's state as plain text. */
export const bookingText = (
  booking: Booking,
  { code, texts }: Words,
  details: ShownDetails = {},
): MailContent => {
  const { status } = booking;
  const mail = withOwnMail(status, code, bookingMailDefault(texts, status));
  const values = bookingValues(booking, code, details);
  return { subject: fillMailSubject(mail.subject, values), text: fillMailText(mail.text, values) };
};

/** The reminder of a confirmed appointment as plain text. */
export const reminderText = (booking: Booking, { code, texts }: Words, page: string): MailContent => {
  const mail = withOwnMail('reminder', code, reminderMailDefault(texts));
  const values = bookingValues(booking, code, { page });
  return { subject: fillMailSubject(mail.subject, values), text: fillMailText(mail.text, values) };
};

/**
 * Mails both sides: the visitor an invitation in their language with the page's URL, the owner the appointment
 * for their own calendar. A failed mail doesn't undo the change; `sent` reports it.
 */
export const mailBooking = async (sender: MailSender | undefined, booking: Booking, details: MailDetails) => {
  const { page, news, now } = details;
  const words = await wordsFor(booking);
  const { subject, text } = bookingText(booking, words, { page });
  const to = mailableAddress(booking.email);
  const mail = { sent: false, to: to ?? '', subject, text };
  if (!sender || !to) return mail;
  const hasEvent =
    booking.status === 'confirmed' ||
    booking.status === 'cancelled' ||
    (booking.status === 'declined' && details.wasConfirmed);
  const event = (options: Partial<Parameters<typeof calendarFile>[1]>) =>
    hasEvent ? calendarFile(booking, { now, organizer: sender.owner, ...options }) : undefined;
  const invitation = event({ page, title: words.texts.titles.done, isInvitation: true });
  try {
    await sender.send({ to, subject, text, calendar: invitation });
  } catch {
    return mail;
  }
  const copy = bookingText(booking, { code: 'en', texts: englishBookingTexts });
  const name = `${booking.firstName} ${booking.lastName}`.trim();
  const body = news ? `${news}\n\n${copy.text}` : copy.text;
  // A failed copy is not an error, because the portal shows everything.
  await sender
    .send({ to: sender.owner, subject: `${name}: ${copy.subject}`, text: body, calendar: event({}) })
    .catch(() => undefined);
  return { ...mail, sent: true };
};
