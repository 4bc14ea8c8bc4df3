import type { ClientPriority, ClientStatus } from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import { filterByText } from '../data/filter-by-text.ts';
import { newestFirst } from '../leads/newest-first.ts';
import { overdueFirst } from '../leads/response-clock.ts';
import type { Column } from '../shared/table/columns.ts';
import { parseColumnSort, sortByColumn } from '../shared/table/sort.ts';

export const clientSorts = {
  newest: 'Newest First',
  overdue: 'Overdue First',
  followUp: 'Follow-up First',
} as const;

const searchedFields = ({ companyName, clientName, clientEmail }: Client) => [
  companyName,
  clientName,
  clientEmail,
];

/** Filters by words in company, name or email, and by status and priority ('all' for any). */
export const filterClients = (
  rows: readonly Client[],
  words: string,
  status: ClientStatus | 'all',
  priority: ClientPriority | 'all',
): readonly Client[] => {
  const found = filterByText(rows, words, searchedFields);
  return status === 'all' && priority === 'all'
    ? found
    : found.filter(
        (row) =>
          (status === 'all' || row.status === status) &&
          (priority === 'all' || row.priorityLevel === priority),
      );
};

/** The four stat cards: all clients, status new, in progress, completed. */
export const countClients = (rows: readonly Client[]) => ({
  total: rows.length,
  new: rows.filter(({ status }) => status === 'new').length,
  inProgress: rows.filter(({ status }) => status === 'in_progress').length,
  completed: rows.filter(({ status }) => status === 'completed').length,
});

/** Whether an open project's follow-up is due today or overdue. `today` is YYYY-MM-DD. */
export const isFollowUpDue = ({ followUpDate, status }: Client, today: string): boolean =>
  followUpDate !== undefined &&
  followUpDate !== '' &&
  followUpDate <= today &&
  status !== 'completed' &&
  status !== 'rejected';

/** Sorts by one of the orders above or by a column; equal rows newest first. */
export const sortClients = (
  rows: readonly Client[],
  sort: string,
  now: number,
  columns: readonly Column<Client>[],
): readonly Client[] => {
  const newest = [...rows].sort(newestFirst);
  if (sort === 'overdue') return overdueFirst(newest, now);
  const { key, down } = parseColumnSort(sort === 'followUp' ? 'followUpDate' : sort);
  const column = columns.find((one) => one.key === key);
  return column ? sortByColumn(newest, column, down) : newest;
};
