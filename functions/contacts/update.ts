import { contacts, editContact } from '#functions/contacts/contacts.ts';
import { defineHandler } from '#functions/http/define.ts';
import { editLead } from '#functions/leads/edit-lead.ts';
import { updateContact } from '#shared/api/admin-contacts.ts';
import { requireAdmin } from '../account/identity.ts';

/** Edits a contact; the record was read with the session. */
export const route = defineHandler(updateContact, (deps) => async ({ body, stored, admin }) => {
  const { updatedAt, ...patch } = body;
  const now = deps.clock();
  return editLead(deps, contacts, {
    stored,
    basedOn: updatedAt,
    edit: (contact) => editContact(contact, patch, now),
    by: requireAdmin(admin).username,
    now,
  });
});
