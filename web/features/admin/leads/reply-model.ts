import type { PersonRecord } from '#shared/api/admin-people.ts';
import type { ReplyInput, ReplyTemplate } from '#shared/api/admin-replies.ts';
import { contactServices } from '#shared/api/contact-services.ts';
import { notSpecified } from '#shared/domain/leads.ts';
import { isPhoneAddress } from '#shared/domain/person.ts';
import type { ReplyFacts } from '#shared/domain/reply-texts.ts';

/** The lead that a reply belongs to, with the values for template placeholders. */
export interface ReplyTarget extends Pick<ReplyInput, 'kind' | 'id'> {
  readonly to: string;
  readonly facts: ReplyFacts;
  /** The person's newest message, on whichever record, shown while writing the reply. */
  readonly message: string;
}

interface Candidate extends ReplyTarget {
  readonly at: string;
  /** When the reply is due; undefined if no reply is. */
  readonly dueAt: string | undefined;
}

const nameParts = (name: string): Pick<ReplyFacts, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};
const serviceName = (service: string): string =>
  (contactServices as Readonly<Record<string, string>>)[service] ?? service;

const replyDueAt = (lead: {
  status: string;
  respondBy?: string | undefined;
  respondedAt?: string | undefined;
}) => (lead.status === 'new' && !lead.respondedAt ? lead.respondBy : undefined);

/**
 * The lead to reply to: the one waiting longest, else the newest with an email. Undefined if no lead has an
 * email.
 */
export const replyTarget = ({ contacts, clients, bookings }: PersonRecord): ReplyTarget | undefined => {
  const candidates: Candidate[] = [
    ...contacts
      .filter(({ status }) => status !== 'spam')
      .map((lead) => ({
        kind: 'contacts' as const,
        id: lead.id,
        to: lead.email,
        at: lead.createdAt,
        dueAt: replyDueAt(lead),
        message: lead.message,
        facts: {
          firstName: lead.firstName,
          lastName: lead.lastName,
          company: lead.company,
          service: serviceName(lead.service),
        },
      })),
    ...clients.map((lead) => ({
      kind: 'clients' as const,
      id: lead.id,
      to: lead.clientEmail,
      at: lead.createdAt,
      dueAt: replyDueAt(lead),
      message: lead.currentChallenges === notSpecified ? '' : lead.currentChallenges,
      facts: {
        ...nameParts(lead.clientName),
        company: lead.companyName,
        service: lead.primaryGoals[0] ?? '',
      },
    })),
    ...bookings
      .filter(({ spamReason }) => !spamReason)
      .map((lead) => ({
        kind: 'bookings' as const,
        id: lead.id,
        to: lead.email,
        at: lead.createdAt,
        dueAt: undefined,
        message: lead.message ?? '',
        facts: {
          firstName: lead.firstName,
          lastName: lead.lastName,
          company: lead.company,
          service: lead.serviceInterest ?? '',
        },
      })),
  ].filter(({ to }) => to !== '' && !isPhoneAddress(to));
  const [best] = candidates.sort(
    (a, b) =>
      Number(b.dueAt !== undefined) - Number(a.dueAt !== undefined) ||
      (a.dueAt ?? '').localeCompare(b.dueAt ?? '') ||
      b.at.localeCompare(a.at),
  );
  if (!best) return undefined;
  const { kind, id, to, facts } = best;
  const [newest] = candidates.filter(({ message }) => message).sort((a, b) => b.at.localeCompare(a.at));
  return { kind, id, to, facts, message: newest?.message ?? '' };
};

/** Sorts templates in the person's language first, then by name. */
export const sortTemplates = (
  templates: readonly ReplyTemplate[],
  language: string | undefined,
): ReplyTemplate[] =>
  [...templates].sort(
    (a, b) =>
      Number(b.language === language) - Number(a.language === language) || a.name.localeCompare(b.name),
  );

/** Some mail programs cut off longer URLs. */
const maxMailto = 1900;

/**
 * Builds the `mailto:` URL. A text that is too long is left out, and the caller copies it to the clipboard
 * instead.
 */
export const mailtoUrl = (to: string, subject: string, text: string): { href: string; whole: boolean } => {
  const head = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  const href = `${head}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return href.length <= maxMailto ? { href, whole: true } : { href: head, whole: false };
};
