import { defineHandler } from '#functions/http/define.ts';
import { sendNewsletter } from '#shared/api/newsletters.ts';
import { AppError } from '#shared/errors.ts';
import { readNewsletter, updateNewsletter } from './store.ts';

/**
 * Hands the issue to the background job: a draft goes to everybody, a finished issue to its failed
 * deliveries.
 */
export const route = defineHandler(sendNewsletter, ({ table, clock }) => async ({ params }) => {
  const { state, failed } = await readNewsletter(table, params.id);
  const at = clock().toISOString();
  if (state !== 'done')
    return updateNewsletter(table, params.id, ['draft'], { set: { state: 'sending', startedAt: at } });
  if (failed === 0)
    throw new AppError('request.conflict', { message: 'This issue was sent to every subscriber.' });
  return updateNewsletter(table, params.id, ['done'], {
    set: { state: 'sending', retriesFrom: at, failed: 0 },
    remove: ['cursor', 'finishedAt', 'problem'],
  });
});
