import { handle } from '#functions/http/define.ts';
import { updateRecord } from '#functions/store/collections/update-record.ts';
import { contactKind, editContact } from '#functions/store/leads/contacts.ts';
import { updateContact } from '#shared/api/admin-contacts.ts';
import { requireAdmin } from './identity.ts';

/** Edits a contact; the record was read together with the session. */
export const route = handle(updateContact, ({ table, clock, newId }) => async ({ body, stored, admin }) => {
  const { updatedAt, ...patch } = body;
  const now = clock();
  return updateRecord(table, contactKind, {
    stored: stored.record,
    basedOn: updatedAt,
    edit: (contact) => editContact(contact, patch, now),
    by: requireAdmin(admin).username,
    now,
    changeId: newId(),
  });
});
