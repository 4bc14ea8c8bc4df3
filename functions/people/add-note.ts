import { requireAdmin } from '#functions/account/identity.ts';
import { defineHandler } from '#functions/http/define.ts';
import { noteWrite } from '#functions/people/store/notes.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import { addPersonNote } from '#shared/api/admin-people.ts';
import { identityOfKey } from '#shared/domain/person.ts';
import { AppError } from '#shared/errors.ts';

/** Adds a note on a person. */
export const route = defineHandler(
  addPersonNote,
  ({ table, clock, newId }) =>
    async ({ params, body, admin, idempotencyKey: key }) => {
      const person = identityOfKey(params.key);
      if (!person) throw new AppError('record.not_found');
      const now = clock();
      const note = { id: newId(), at: now.toISOString(), by: requireAdmin(admin).username, text: body.text };
      const answer = { ...note, kind: 'note', title: 'Note' };
      return writeOnce(
        table,
        { scope: 'note', key, content: [params.key, body], answer, now, person },
        {
          record: noteWrite(table.name, person, note),
        },
      );
    },
);
