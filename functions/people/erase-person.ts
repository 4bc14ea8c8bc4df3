import { defineHandler } from '#functions/http/define.ts';
import { erasePerson as eraseEverything, previewErasure } from '#functions/people/erase.ts';
import { erasePerson } from '#shared/api/admin-leads.ts';
import { requireAdmin } from '../account/identity.ts';

/**
 * Erases everything about one person, page by page, or reports what would be erased. The log records the erasure, not the
 * person.
 */
export const route = defineHandler(erasePerson, (deps) => async ({ body, admin, requestId }) => {
  const { email, preview, cursor, ...options } = body;
  if (preview) return previewErasure(deps, email, { also: options.also, cursor });
  const result = await eraseEverything(deps, email, { ...options, by: requireAdmin(admin).username });
  // Runs last, because a record erased before it could otherwise still send a mail.
  const mails = result.done
    ? ((await deps.afterErasure?.([email, ...(body.also ?? [])], result.erased > 0)) ?? 0)
    : 0;
  deps.log.info('person.erased', { requestId, items: result.erased, done: result.done });
  return mails === 0
    ? result
    : { ...result, erased: result.erased + mails, counts: { ...result.counts, mails } };
});
