import type { BookingTexts } from '#shared/content/bookings/types.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import type { BookingStatus } from '#shared/domain/lead-statuses.ts';
import type { MailTexts } from '#shared/domain/mails/mail-kinds.ts';

/** A mail as the product sends it while the owner has no text of their own. */
type MailDefault<Part extends keyof MailTexts> = Readonly<Record<Part, string>>;

const paragraphs = (...texts: (string | false)[]): string => texts.filter(Boolean).join('\n\n');

/** States whose mail names the appointment. */
const showsTime = new Set<BookingStatus>(['proposed', 'confirmed', 'cancelled']);

/** The mail about a consultation request in a state, with placeholders. */
export const bookingMailDefault = (
  texts: BookingTexts,
  status: BookingStatus,
): MailDefault<'subject' | 'text'> => ({
  subject: `${texts.titles[status]} · {company}`,
  text: paragraphs(
    status === 'requested' && `${texts.asked}: {time}`,
    texts.hello,
    texts.sentences[status],
    showsTime.has(status) && '{time}',
    status === 'confirmed' && '{place}',
    '{reply}',
    `${texts.link}\n{link}`,
    '{company}',
  ),
});

/** The reminder of a confirmed appointment, with placeholders. */
export const reminderMailDefault = (texts: BookingTexts): MailDefault<'subject' | 'text'> => ({
  subject: `${texts.titles.done}: {time} · {company}`,
  text: bookingMailDefault(texts, 'confirmed').text,
});

/** The confirmation of a message, with placeholders. */
export const messageMailDefault = ({
  contactDone,
  promise,
}: Pick<ChatTexts, 'contactDone' | 'promise'>): MailDefault<'subject' | 'text'> => ({
  subject: `${contactDone} · {company}`,
  text: paragraphs(contactDone, promise, '{company}'),
});

/** The owner's reply with the link to the conversation, with placeholders. */
export const replyMailDefault = ({ continueLink }: Pick<ChatTexts, 'continueLink'>): MailDefault<'text'> => ({
  text: paragraphs('{reply}', `${continueLink}\n{link}`),
});
