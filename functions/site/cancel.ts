import { defineHandler } from '#functions/http/define.ts';
import { cancelPublication } from '#shared/api/site.ts';
import { AppError } from '#shared/errors.ts';
import { movePublication } from './store.ts';

/** Cancels a scheduled publication. */
export const route = defineHandler(cancelPublication, ({ table }) => async ({ params }) => {
  const publication = await movePublication(table, Number(params.number), ['scheduled'], {
    state: 'cancelled',
  });
  if (!publication)
    throw new AppError('request.conflict', { message: 'Only a scheduled publication can be cancelled.' });
  return { publication };
});
