import { mailableAddress } from '#functions/mail/mailable-address.ts';
import type { MailSender, OutgoingMail } from '#functions/mail/outgoing-mail.ts';
import { brand } from '#shared/brand.ts';
import { englishBookingTexts, loadBookingTexts } from '#shared/content/bookings/load.ts';
import type { BookingTexts } from '#shared/content/bookings/types.ts';
import { isLanguageCode, type LanguageCode, languages } from '#shared/domain/languages.ts';
import type { Booking } from '#shared/domain/leads.ts';
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

const formatAppointmentTime = (iso: string, zone: string, code: LanguageCode): string => {
  const { locale } = languages[code];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return `${day.format(new Date(iso))} (${zone})`;
};

/** Formats a time in the visitor's zone, and in the company's if that differs. */
export const inBothZones = (iso: string, zone: string | undefined, code: LanguageCode): string => {
  const theirs = zone && isTimeZone(zone) ? zone : brand.timeZone;
  return theirs === brand.timeZone
    ? formatAppointmentTime(iso, theirs, code)
    : `${formatAppointmentTime(iso, theirs, code)}\n${formatAppointmentTime(iso, brand.timeZone, code)}`;
};

type Words = Awaited<ReturnType<typeof wordsFor>>;

/** Describes a request's state as plain text, with the page's URL in the visitor's copy. */
export const bookingText = (
  booking: Booking,
  { code, texts }: Words,
  page?: string,
): Pick<OutgoingMail, 'subject' | 'text'> => {
  const { status, startsAt, proposedStartsAt, timeZone, place, reply, firstName } = booking;
  const when = status === 'proposed' ? proposedStartsAt : startsAt;
  const shows = status === 'proposed' || status === 'confirmed' || status === 'cancelled';
  return {
    subject: `${texts.titles[status]} · ${brand.name}`,
    text: [
      texts.hello.replace('{name}', () => firstName),
      texts.sentences[status],
      ...(when && shows ? [inBothZones(when, timeZone, code)] : []),
      ...(place && status === 'confirmed' ? [place] : []),
      ...(reply ? [reply] : []),
      ...(page ? [`${texts.link}\n${page}`] : []),
      brand.name,
    ].join('\n\n'),
  };
};

/**
 * Mails both sides: the visitor an invitation in their language with the page's URL, the owner the appointment
 * for their own calendar. A failed mail doesn't undo the change; `sent` reports it.
 */
export const mailBooking = async (sender: MailSender | undefined, booking: Booking, details: MailDetails) => {
  const { page, news, now } = details;
  const words = await wordsFor(booking);
  const { subject, text } = bookingText(booking, words, page);
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
