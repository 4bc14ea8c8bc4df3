import {
  type ClientStatus,
  clientPriorities,
  clientStatuses,
  clientStatusValues,
} from '#shared/domain/lead-statuses.ts';
import type { Client } from '#shared/domain/leads.ts';
import type { LeadDefinition } from '../leads/lead-definition.ts';
import { clientTones } from '../parts/status-badge.tsx';

export const clientList: LeadDefinition<Client, ClientStatus> = {
  kind: 'clients',
  noun: ['client', 'clients'],
  texts: { table: 'Client projects', search: 'Search clients...', export: 'Export Data' },
  params: { words: 'cq', sort: 'csort', view: 'cview' },
  filters: {
    cstatus: {
      label: 'Status',
      options: { all: 'All Status', ...clientStatuses },
      getValue: ({ status }) => status,
    },
    priority: {
      label: 'Priority',
      options: { all: 'All Priority', ...clientPriorities, urgent: 'Urgent' },
      getValue: ({ priorityLevel }) => priorityLevel,
    },
  },
  sorts: { newest: 'Newest First', overdue: 'Overdue First', followUp: 'Follow-up First' },
  statuses: clientStatuses,
  statusOrder: clientStatusValues,
  tones: clientTones,
  getName: ({ companyName }) => companyName,
  searchedFields: ({ companyName, clientName, clientEmail }) => [companyName, clientName, clientEmail],
  actionsWidth: 6.5,
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
