import { workspaceDays } from '#functions/flows/store/workspace.ts';
import { conversationDays } from '#shared/domain/conversations.ts';

/**
 * Retention in days by kind of data; without a number, data stays until it is deleted. Source:
 * docs/data-model.md.
 */
export const retention = [
  { what: 'Contacts, client projects, bookings, subscribers' },
  { what: 'Conversations with the assistant', days: conversationDays },
  { what: 'Conversations with flows, visitors’ flows', days: workspaceDays },
  { what: 'Notices to the owner', days: 30 },
  { what: 'Logs', days: 30 },
  { what: 'Backups of the table', days: 35 },
] as const;
