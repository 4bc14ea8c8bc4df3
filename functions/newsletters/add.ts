import { defineHandler } from '#functions/http/define.ts';
import { addNewsletter } from '#shared/api/newsletters.ts';
import { AppError } from '#shared/errors.ts';
import { addNewsletterTo, maxNewsletters, readNewsletters } from './store.ts';

/** Adds a draft. */
export const route = defineHandler(addNewsletter, ({ table, clock, newId }) => async ({ body }) => {
  if ((await readNewsletters(table)).length >= maxNewsletters)
    throw new AppError('limit.reached', { message: `You can store up to ${maxNewsletters} issues.` });
  return addNewsletterTo(table, body, { id: newId(), now: clock() });
});
