import { handle } from '#functions/http/define.ts';
import { subscribers } from '#functions/leads/subscribers.ts';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import { listReply } from './list-page.ts';

/** Newsletter subscribers. */
export const route = handle(
  listSubscribers,
  ({ table }) =>
    (request) =>
      listReply(table, listSubscribers, subscribers, request),
);
