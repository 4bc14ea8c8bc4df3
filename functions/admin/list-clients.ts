import { handle } from '#functions/http/define.ts';
import { clients } from '#functions/leads/clients.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { listReply } from './list-page.ts';

/** Client projects. */
export const route = handle(
  listClients,
  ({ table }) =>
    (request) =>
      listReply(table, listClients, clients, request),
);
