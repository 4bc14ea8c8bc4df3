import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { bookingText, wordsFor } from '#functions/bookings/booking-mail.ts';
import { bookingPagePath } from '#functions/bookings/booking-token.ts';
import { bookings } from '#functions/bookings/bookings.ts';
import { contacts } from '#functions/contacts/contacts.ts';
import type { Deps } from '#functions/http/types.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';
import { MailFailure, type MailSender, type OutgoingMail } from '#functions/mail/outgoing-mail.ts';
import { recordMail } from '#functions/mail/record-mail.ts';
import { mailQuotaKey } from '#functions/table/keys.ts';
import { digest } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { dayMs, dayOf, inDays } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { englishTexts, loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { messageMailDefault } from '#shared/content/mails/defaults.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { fillMailSubject, fillMailText } from '#shared/domain/mails/fill-mail.ts';
import { withOwnMail } from '#shared/domain/mails/own-mail.ts';
import { personIdentity } from '#shared/domain/person.ts';

/** Confirmations per address and day, so that the forms can't be used to flood somebody's mailbox. */
const maxPerDay = 3;

/**
 * Whether the visitor gets a confirmation: for a message they wrote or a consultation request, but only one
 * if a conversation created both.
 */
export const isConfirmed = (item: Item): boolean =>
  item.pk === bookings.name ||
  (item.pk === contacts.name && (item.source === 'form' || item.source === 'chat') && !item.bookingId);

/** Contains none of the visitor's own words, so that nobody can send a text of their own through the form. */
const contactMail = async (item: Item): Promise<OutgoingMail> => {
  const { email, language } = contacts.read(item);
  const code = isLanguageCode(language) ? language : 'en';
  const texts = await loadChatTexts(code).catch(() => englishTexts);
  const { subject, text } = withOwnMail('message', code, messageMailDefault(texts));
  const values = { company: brand.name, hours: String(brand.responseHours) };
  return { to: email, subject: fillMailSubject(subject, values), text: fillMailText(text, values) };
};

const bookingMail = async (item: Item, site: Site): Promise<OutgoingMail> => {
  const booking = bookings.read(item);
  const words = await wordsFor(booking);
  const page = `${site.url.replace(/\/+$/, '')}${bookingPagePath(site.secret, booking.id)}`;
  // No calendar file, because calendars would show the request beside the invitation that confirms it.
  return { to: booking.email, ...bookingText(booking, words, { page, showsRequestedTime: true }) };
};

interface Site {
  readonly url: string;
  readonly secret: string | undefined;
  readonly now: Date;
}

/** Counts a confirmation to this address; false once the day's limit is reached. */
const takeQuota = async ({ client, name }: Table, to: string, now: Date): Promise<boolean> => {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: name,
      Key: mailQuotaKey(digest(personIdentity(to)), dayOf(now)),
      UpdateExpression: 'SET entity = :entity, #ttl = :ttl ADD n :one',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':entity': 'MailQuota', ':ttl': inDays(now, 2), ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.n ?? 0) <= maxPerDay;
};

/**
 * Sends a visitor's confirmation and records it in the lead's history, with the reason if it was refused for
 * good. Throws the sender's errors.
 */
export const visitorConfirmation =
  (deps: Pick<Deps, 'table' | 'clock' | 'newId' | 'env'>, sender: MailSender, siteUrl: string) =>
  async (item: Item): Promise<void> => {
    const now = deps.clock();
    // If the position in the stream is lost on one machine, old leads must not get confirmations.
    if (now.getTime() - Date.parse(String(item.createdAt)) > dayMs) return;
    const site = { url: siteUrl, secret: deps.env.VISITOR_SECRET, now };
    const mail = await (item.pk === bookings.name ? bookingMail(item, site) : contactMail(item));
    const to = mailableAddress(mail.to);
    if (!to || !(await takeQuota(deps.table, to, now))) return;
    const record = (failed?: string) => {
      const { subject, text } = mail;
      const reply = { to, subject, text, by: 'site' as const, ...(failed ? { failed } : {}) };
      const leadId = String(item.sk ?? item.id);
      return recordMail(deps, { person: mail.to, leadId, by: brand.name, now, reply });
    };
    try {
      await sender.send({ ...mail, to, key: `${String(item.sk ?? item.id)}.visitor` });
    } catch (error) {
      const cause = (error as Error).cause;
      if (cause instanceof MailFailure && cause.isPermanent) await record(cause.message);
      throw error;
    }
    await record();
  };
