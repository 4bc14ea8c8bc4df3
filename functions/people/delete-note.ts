import { defineHandler } from '#functions/http/define.ts';
import { removeNote } from '#functions/people/store/notes.ts';
import { deletePersonNote } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';

/** Deletes a note on a person. */
export const route = defineHandler(deletePersonNote, ({ table }) => async ({ params }) => {
  const identity = identityOfKey(params.key);
  if (identity) await removeNote(table, identity, params.id);
  return { id: params.id };
});
