import { defineHandler } from '#functions/http/define.ts';
import { publishSite } from '#shared/api/site.ts';
import { AppError } from '#shared/errors.ts';
import { addPublication, readDraft } from './store.ts';

/** Publishes the draft, at once or at a time. */
export const route = defineHandler(publishSite, ({ table, clock }) => async ({ body, admin }) => {
  const draft = await readDraft(table);
  if (draft.version !== body.draftVersion) throw new AppError('record.stale', { current: draft });
  const now = clock();
  if (body.at && body.at <= now.toISOString())
    throw new AppError('request.invalid', { fields: { at: 'This time is over. Choose a later one.' } });
  const publication = await addPublication(table, {
    values: draft.values,
    createdBy: admin?.username ?? '',
    now,
    at: body.at,
  });
  return { publication };
});
