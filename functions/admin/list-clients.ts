import { handle } from '#functions/http/define.ts';
import { readClient } from '#functions/store/clients.ts';
import { readPage } from '#functions/store/collections.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { pageReply } from './list-page.ts';

/** Client projects, newest first. */
export const route = handle(listClients, ({ table }) => async ({ query }) => {
  const { rows, cursor } = await readPage(table, 'CLIENTS', query.cursor);
  return pageReply(listClients, { rows: rows.map(readClient), cursor });
});
