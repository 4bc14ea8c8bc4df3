import { defineHandler } from '#functions/http/define.ts';
import { unsubscribe } from '#shared/api/unsubscribe.ts';
import { AppError } from '#shared/errors.ts';
import { markUnsubscribed } from './subscribers.ts';
import { donePage } from './unsubscribe-html.ts';
import { subscriberOfToken } from './unsubscribe-token.ts';

/** Unsubscribes; a repeated call and a deleted address get the same page. */
export const route = defineHandler(unsubscribe, ({ table, clock, env }) => async ({ params, query }) => {
  const id = subscriberOfToken(env.VISITOR_SECRET, params.token);
  if (!id) throw new AppError('record.not_found');
  await markUnsubscribed(table, id, { issue: query.issue, now: clock() });
  return donePage();
});
