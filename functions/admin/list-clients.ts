import { handle } from '#functions/http/define.ts';
import { clientKind } from '#functions/store/leads/clients.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { listReply } from './list-page.ts';

/** Client projects. */
export const route = handle(
  listClients,
  ({ table }) =>
    (request) =>
      listReply(table, listClients, clientKind, request),
);
