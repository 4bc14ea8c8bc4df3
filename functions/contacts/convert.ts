import { contactToClient } from '#functions/contacts/convert-to-client.ts';
import { defineHandler } from '#functions/http/define.ts';
import { convertContact } from '#shared/api/admin-contacts.ts';
import { requireAdmin } from '../account/identity.ts';

/** Creates a client project from a contact; the record was read with the session. */
export const route = defineHandler(
  convertContact,
  (deps) =>
    ({ stored, admin }) =>
      contactToClient(deps, stored, requireAdmin(admin).username),
);
