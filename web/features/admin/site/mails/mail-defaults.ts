import { loadBookingTexts } from '#shared/content/bookings/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import {
  bookingMailDefault,
  messageMailDefault,
  reminderMailDefault,
  replyMailDefault,
} from '#shared/content/mails/defaults.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import type { MailKindName, MailTexts } from '#shared/domain/mails/mail-kinds.ts';
import { newsletterMailDefault } from '#shared/domain/render-newsletter.ts';

export type MailDefaults = Readonly<Record<MailKindName, MailTexts>>;

/** Loads every mail in a language as it is sent while the owner has no text of their own. */
export const loadMailDefaults = async (language: LanguageCode): Promise<MailDefaults> => {
  const [bookings, chat] = await Promise.all([loadBookingTexts(language), loadChatTexts(language)]);
  const states = Object.fromEntries(
    bookingStatusValues.map((status) => [status, bookingMailDefault(bookings, status)]),
  ) as Pick<MailDefaults, (typeof bookingStatusValues)[number]>;
  return {
    ...states,
    message: messageMailDefault(chat),
    reminder: reminderMailDefault(bookings),
    reply: replyMailDefault(chat),
    newsletter: newsletterMailDefault,
  };
};
