import { defineHandler } from '#functions/http/define.ts';
import { getUnsubscribePage } from '#shared/api/unsubscribe.ts';
import { AppError } from '#shared/errors.ts';
import { askPage } from './unsubscribe-html.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/** Shows a page with a button; the link alone changes nothing. */
export const route = defineHandler(getUnsubscribePage, ({ env }) => async ({ params }) => {
  if (!subscriberOfToken(env.VISITOR_SECRET, params.token)) throw new AppError('record.not_found');
  return askPage();
});
