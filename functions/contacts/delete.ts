import { contacts } from '#functions/contacts/contacts.ts';
import { defineHandler } from '#functions/http/define.ts';
import { deleteRecord } from '#functions/table/delete-record.ts';
import { deleteContact } from '#shared/api/admin-contacts.ts';
import { AppError } from '#shared/errors.ts';

/** Deletes a contact with its timeline and history; 404 for an unknown id. */
export const route = defineHandler(deleteContact, ({ table }) => async ({ params, stored }) => {
  if (!stored.record) throw new AppError('record.not_found');
  await deleteRecord(table, contacts, stored.record);
  return { id: params.id };
});
