import { clients, editClient } from '#functions/clients/clients.ts';
import { defineHandler } from '#functions/http/define.ts';
import { editLead } from '#functions/leads/edit-lead.ts';
import { updateClient } from '#shared/api/admin-clients.ts';
import { requireAdmin } from '../account/identity.ts';

/** Edits a client project; the record was read with the session. */
export const route = defineHandler(updateClient, (deps) => async ({ body, stored, admin }) => {
  const { updatedAt, ...patch } = body;
  const now = deps.clock();
  return editLead(deps, clients, {
    stored,
    basedOn: updatedAt,
    edit: (client) => editClient(client, patch, now),
    by: requireAdmin(admin).username,
    now,
  });
});
