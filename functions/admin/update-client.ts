import { handle } from '#functions/http/define.ts';
import { updateRecord } from '#functions/store/collections/update-record.ts';
import { clientKind, editClient } from '#functions/store/leads/clients.ts';
import { updateClient } from '#shared/api/admin-clients.ts';
import { requireAdmin } from './identity.ts';

/** Edits a client project; the record was read together with the session. */
export const route = handle(updateClient, ({ table, clock, newId }) => async ({ body, stored, admin }) => {
  const { updatedAt, ...patch } = body;
  const now = clock();
  return updateRecord(table, clientKind, {
    stored: stored.record,
    basedOn: updatedAt,
    edit: (client) => editClient(client, patch, now),
    by: requireAdmin(admin).username,
    now,
    changeId: newId(),
  });
});
