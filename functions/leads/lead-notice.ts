import { contactServices } from '#shared/api/contact.ts';
import type { Booking, Contact } from '#shared/domain/leads.ts';

/** The owner's notice of a new lead, independent of the channel. */
export interface LeadNotice {
  readonly leadId: string;
  readonly kind: 'contact' | 'consultation' | 'login' | 'call' | 'letter';
  /** One line without control characters, at most 150 characters. */
  readonly subject: string;
  /** Labels and values, short enough for a phone. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly message: string;
  readonly replyTo: string;
  readonly portalUrl: string;
}

const maxSubject = 150;
const maxMessage = 2000;

/**
 * One line without control characters, at most `max` characters: visitors' texts must not break a mail
 * header.
 */
export const oneLine = (text: string, max = maxSubject): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);

const portal = (siteUrl: string, tab: string): string => `${siteUrl.replace(/\/+$/, '')}/admin?tab=${tab}`;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  oneLine(`${firstName} ${lastName}`, 120);

const serviceLabel = (service: string): string =>
  (contactServices as Record<string, string>)[service] ?? service;

/** Builds the notice of a new contact. */
export const contactNotice = (contact: Contact, siteUrl: string): LeadNotice => ({
  leadId: contact.id,
  kind: 'contact',
  subject: oneLine(`New contact: ${fullName(contact)}, ${contact.company}`),
  facts: [
    ['Name', fullName(contact)],
    ['Company', oneLine(contact.company)],
    ['E-mail', oneLine(contact.email, 254)],
    ['Service', oneLine(serviceLabel(contact.service))],
    ['Received', contact.createdAt],
  ],
  message: contact.message.slice(0, maxMessage),
  replyTo: oneLine(contact.email, 254),
  portalUrl: portal(siteUrl, 'contacts'),
});

const wish = ({ preferredDate, preferredTime, timeZone, startsAt }: Booking): string => {
  if (!preferredDate && !preferredTime) return 'No preference';
  const local = [preferredDate, preferredTime, timeZone && `(${timeZone})`].filter(Boolean).join(' ');
  return startsAt ? `${local} = ${startsAt}` : local;
};

/** Builds the notice of a new consultation request. */
export const bookingNotice = (booking: Booking, siteUrl: string): LeadNotice => ({
  leadId: booking.clientId ?? booking.id,
  kind: 'consultation',
  subject: oneLine(`Consultation request: ${fullName(booking)}, ${booking.company}`),
  facts: [
    ['Name', fullName(booking)],
    ['Company', oneLine(booking.company)],
    ['E-mail', oneLine(booking.email, 254)],
    ...(booking.phone ? [['Phone', oneLine(booking.phone, 40)] as const] : []),
    ['Wanted', oneLine(wish(booking))],
    ...(booking.serviceInterest ? [['Interest', oneLine(booking.serviceInterest)] as const] : []),
    ['Received', booking.createdAt],
  ],
  message: (booking.message ?? '').slice(0, maxMessage),
  replyTo: oneLine(booking.email, 254),
  portalUrl: portal(siteUrl, 'bookings'),
});
