import { handle } from '#functions/http/define.ts';
import { erasePerson as eraseEverything } from '#functions/store/leads/people.ts';
import { erasePerson } from '#shared/api/admin-leads.ts';

/** Erases everything about one e-mail address. The log keeps that it happened, not about whom. */
export const route = handle(erasePerson, ({ table, log }) => async ({ body, requestId }) => {
  const erased = await eraseEverything(table, body.email);
  log.info('person.erased', { requestId, items: erased });
  return { erased };
});
