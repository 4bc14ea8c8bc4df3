import { type ContactStatus, contactStatuses } from '#shared/domain/lead-statuses.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { filterByText } from '../data/filter-by-text.ts';
import { newestFirst } from '../leads/newest-first.ts';
import { overdueFirst } from '../leads/response-clock.ts';
import type { Column } from '../shared/table/columns.ts';
import { parseColumnSort, sortByColumn } from '../shared/table/sort.ts';

export const contactSorts = {
  newest: 'Newest First',
  oldest: 'Oldest First',
  status: 'By Status',
  name: 'By Name',
  company: 'By Company',
  overdue: 'Overdue First',
} as const;

export const fullName = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim() || 'No name';

const searchedFields = (contact: Contact) => [
  contact.firstName,
  contact.lastName,
  `${contact.firstName} ${contact.lastName}`,
  contact.email,
  contact.company,
  contact.service,
  contact.message,
  contact.notes,
];

/** Filters by words and status ('all' for any). */
export const filterContacts = (
  rows: readonly Contact[],
  words: string,
  status: ContactStatus | 'all',
): readonly Contact[] => {
  const found = filterByText(rows, words, searchedFields);
  return status === 'all' ? found : found.filter((row) => row.status === status);
};

/** Sorts by one of the orders above or by a column; equal rows newest first. */
export const sortContacts = (
  rows: readonly Contact[],
  sort: string,
  now: number,
  columns: readonly Column<Contact>[],
): readonly Contact[] => {
  const sorted = [...rows].sort(newestFirst);
  if (sort === 'oldest') return sorted.reverse();
  if (sort === 'overdue') return overdueFirst(sorted, now);
  const { key, down } = parseColumnSort(sort);
  const column = columns.find((one) => one.key === key);
  return column ? sortByColumn(sorted, column, down) : sorted;
};

const weekMs = 7 * 86_400_000;

/**
 * Counts all inquiries, those of the reader's calendar day and those of the last seven days, spam included.
 */
export const countContacts = (
  rows: readonly Contact[],
  now: Date,
): { total: number; today: number; week: number } => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  let today = 0;
  let week = 0;
  for (const row of rows) {
    const created = Date.parse(row.createdAt);
    if (created >= midnight) today += 1;
    if (created > now.getTime() - weekMs) week += 1;
  }
  return { total: rows.length, today, week };
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
