/**
 * The portal's statistics of leads, computed from the records. The server's day counters use the same definitions.
 */
import { isLanguageCode } from './languages.ts';
import { type BookingStatus, type LeadPage, pageOf } from './lead-statuses.ts';
import type { Booking, Client, Contact } from './leads.ts';

/** A contact or client project, tagged with its kind. */
export type SalesLead =
  | { readonly kind: 'contacts'; readonly lead: Contact }
  | { readonly kind: 'clients'; readonly lead: Client };

/** Whether a contact counts as a lead of its day. Spam and imports don't. */
export const isContactLead = ({ status, source }: Contact): boolean =>
  status !== 'spam' && source !== 'import';

/**
 * Whether a client project counts as a lead on its day: added by hand or through a consultation request. A
 * project created from a contact or in the same conversation was counted there.
 */
export const isClientLead = ({ source, contactId }: Client): boolean =>
  source === 'manual' || (source === 'consultation' && !contactId);

export const isSigned = ({ kind, lead }: SalesLead): boolean =>
  kind === 'contacts'
    ? lead.status === 'signed'
    : lead.status === 'in_progress' || lead.status === 'completed';

interface Answer {
  readonly minutes: number;
  readonly isInTime: boolean;
}

/** The first answer to a lead that was due one; undefined if there is none. */
export const firstAnswer = ({
  createdAt,
  respondBy,
  respondedAt,
}: Pick<Contact, 'createdAt' | 'respondBy' | 'respondedAt'>): Answer | undefined =>
  respondBy && respondedAt
    ? {
        minutes: Math.max(0, (Date.parse(respondedAt) - Date.parse(createdAt)) / 60_000),
        isInTime: respondedAt <= respondBy,
      }
    : undefined;

/** ISO instants; `to` is exclusive, absent for "until now". */
export interface Span {
  readonly from: string;
  readonly to?: string;
}

const isWithin = ({ createdAt }: { readonly createdAt: string }, { from, to }: Span): boolean =>
  createdAt >= from && (to === undefined || createdAt < to);

/** The leads created in a time span, each person's request once, newest first. */
export const leadsIn = (contacts: readonly Contact[], clients: readonly Client[], span: Span): SalesLead[] =>
  [
    ...contacts
      .filter((lead) => isWithin(lead, span) && isContactLead(lead))
      .map((lead): SalesLead => ({ kind: 'contacts', lead })),
    ...clients
      .filter((lead) => isWithin(lead, span) && isClientLead(lead))
      .map((lead): SalesLead => ({ kind: 'clients', lead })),
  ].sort((a, b) => b.lead.createdAt.localeCompare(a.lead.createdAt));

/** The value for a lead whose language or page is unknown. */
export const unknownValue = 'unknown';

const groups = {
  source: ({ lead }: SalesLead): string => lead.source,
  channel: ({ lead }: SalesLead): string => lead.channel,
  language: ({ lead }: SalesLead): string => (isLanguageCode(lead.language) ? lead.language : unknownValue),
  page: ({ lead }: SalesLead): LeadPage | typeof unknownValue => pageOf(lead.page) ?? unknownValue,
  day: ({ lead }: SalesLead): string => lead.createdAt.slice(0, 10),
} as const;
export type LeadGroup = keyof typeof groups;

const conditions = {
  leads: () => true,
  signed: isSigned,
  answered: ({ lead }: SalesLead) => firstAnswer(lead) !== undefined,
  inTime: ({ lead }: SalesLead) => firstAnswer(lead)?.isInTime === true,
} as const;

/**
 * Which leads a number counts: all, those that signed or were answered, or those with a value in a group,
 * such as `source:form`.
 */
export type LeadSelection = keyof typeof conditions | `${LeadGroup}:${string}`;

/** Returns the leads that a number counts. An unknown selection, as from an edited URL, selects none. */
export const selectLeads = (leads: readonly SalesLead[], selection: string): SalesLead[] => {
  if (Object.hasOwn(conditions, selection))
    return leads.filter(conditions[selection as keyof typeof conditions]);
  const [group = '', value = ''] = selection.split(/:(.*)/s);
  const read = Object.hasOwn(groups, group) ? groups[group as LeadGroup] : undefined;
  return read ? leads.filter((lead) => read(lead) === value) : [];
};

const countBy = (leads: readonly SalesLead[], group: LeadGroup): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const lead of leads) {
    const value = groups[group](lead);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};

const medianOf = (values: readonly number[]): number | undefined => {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
};

/** Counts leads by what became of them and how they arrived, with the median minutes to the first answer. */
export const summarizeLeads = (leads: readonly SalesLead[]) => {
  const answers = leads.flatMap(({ lead }) => firstAnswer(lead) ?? []);
  return {
    leads: leads.length,
    signed: leads.filter(isSigned).length,
    answered: answers.length,
    inTime: answers.filter(({ isInTime }) => isInTime).length,
    medianMinutes: medianOf(answers.map(({ minutes }) => minutes)),
    bySource: countBy(leads, 'source'),
    byChannel: countBy(leads, 'channel'),
    byLanguage: countBy(leads, 'language'),
    byPage: countBy(leads, 'page'),
    byDay: countBy(leads, 'day'),
  };
};
export type LeadSummary = ReturnType<typeof summarizeLeads>;

export const isOpenQuote = ({ status }: Client): boolean => status === 'quoted' || status === 'in_progress';

/** Totals of the pipeline: contacts and projects by status, and money in US dollars. */
export const summarizePipeline = (contacts: readonly Contact[], clients: readonly Client[]) => {
  const countStatus = (rows: readonly { readonly status: string }[]) => {
    const counts: Record<string, number> = {};
    for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const sum = (values: readonly (number | undefined)[]): number =>
    values.reduce((total: number, value) => total + Math.round((value ?? 0) * 100), 0) / 100;
  const contactsByStatus = countStatus(contacts);
  const signed = contactsByStatus.signed ?? 0;
  const real = contacts.length - (contactsByStatus.spam ?? 0);
  return {
    contacts: { total: contacts.length, byStatus: contactsByStatus },
    clients: { total: clients.length, byStatus: countStatus(clients) },
    /** Share of contacts (without spam) that signed, 0-1; 0 without contacts. */
    conversion: real > 0 ? signed / real : 0,
    monthlyRevenue: sum(
      contacts.filter(({ status }) => status === 'signed').map(({ pricePerMonth }) => pricePerMonth),
    ),
    openQuotes: sum(clients.filter(isOpenQuote).map(({ quotedPrice }) => quotedPrice)),
  };
};

const openStatuses: readonly BookingStatus[] = ['requested', 'proposed', 'confirmed'];

/** Whether a booking can still take place: neither declined, cancelled, done, missed nor suspected spam. */
export const isOpenBooking = ({ status, spamReason }: Booking): boolean =>
  !spamReason && openStatuses.includes(status);

/** Whether an open booking lies ahead of `now` (ms). */
export const isUpcomingBooking = (booking: Booking, now: number): boolean =>
  isOpenBooking(booking) && Date.parse(booking.startsAt ?? '') > now;
