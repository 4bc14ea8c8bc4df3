import { contactToClient } from '#functions/contacts/convert-to-client.ts';
import { handle } from '#functions/http/define.ts';
import { convertContact } from '#shared/api/admin-contacts.ts';
import { requireAdmin } from '../account/identity.ts';

/** Turns a contact into a client project; the record was read together with the session. */
export const route = handle(
  convertContact,
  (deps) =>
    ({ stored, admin }) =>
      contactToClient(deps, stored, requireAdmin(admin).username),
);
