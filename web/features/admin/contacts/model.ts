import { contactServices } from '#shared/api/contact.ts';
import { type ContactStatus, contactStatuses, contactStatusOrder } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import type { LeadDefinition } from '../leads/lead-definition.ts';
import { contactTones } from '../parts/status-badge.tsx';

export const fullName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'No name';

export const serviceLabel = (service: string): string =>
  (contactServices as Readonly<Record<string, string>>)[service] ?? service;

const statusFilter = { all: 'All Status', ...contactStatuses };

export const contactList: LeadDefinition<Contact, ContactStatus> = {
  kind: 'contacts',
  noun: ['contact', 'contacts'],
  texts: {
    table: 'Contact submissions',
    search: 'Search by name, email, company, service, or message...',
    export: 'Export Contacts',
  },
  params: { words: 'q', sort: 'sort', view: 'view' },
  filters: { status: { label: 'Status', options: statusFilter, getValue: ({ status }) => status } },
  sorts: {
    newest: 'Newest First',
    oldest: 'Oldest First',
    status: 'By Status',
    name: 'By Name',
    company: 'By Company',
    overdue: 'Overdue First',
  },
  statuses: contactStatuses,
  statusOrder: contactStatusOrder,
  tones: contactTones,
  getName: fullName,
  searchedFields: (contact) => [
    contact.firstName,
    contact.lastName,
    `${contact.firstName} ${contact.lastName}`,
    contact.email,
    contact.company,
    contact.service,
    serviceLabel(contact.service),
    contact.message,
    contact.notes,
  ],
  actionsWidth: 3,
};

const weekMs = 7 * 86_400_000;

/** The inquiries of the reader's calendar day and of the last seven days, spam included. */
export const groupContacts = (
  rows: readonly Contact[],
  now: Date,
): Readonly<Record<'today' | 'week', readonly Contact[]>> => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return {
    today: rows.filter(({ createdAt }) => Date.parse(createdAt) >= midnight),
    week: rows.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - weekMs),
  };
};

/** 'Showing N of M contacts', with the search and status filter if set. */
export const describeContacts = (
  shown: number,
  total: number,
  words: string,
  status: ContactStatus | 'all',
): string =>
  [
    `Showing ${shown} of ${total} contacts`,
    words.trim() && `matching "${words.trim()}"`,
    status !== 'all' && `with status ${contactStatuses[status]}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Counts submissions by email, case-insensitively. */
export const countByEmail = (rows: readonly Contact[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { email } of rows) {
    const key = email.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};
