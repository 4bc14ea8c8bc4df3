import { addClientByHand } from '#functions/clients/add-client.ts';
import { defineHandler } from '#functions/http/define.ts';
import { addClient } from '#shared/api/admin-clients.ts';
import { requireAdmin } from '../account/identity.ts';

/** Adds a project by hand. */
export const route = defineHandler(
  addClient,
  (deps) =>
    ({ body, admin, idempotencyKey }) =>
      addClientByHand(deps, body, { by: requireAdmin(admin).username, key: idempotencyKey }),
);
