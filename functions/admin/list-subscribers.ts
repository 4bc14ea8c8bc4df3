import { handle } from '#functions/http/define.ts';
import { readPage } from '#functions/store/collections.ts';
import { subscriberKind } from '#functions/store/subscribers.ts';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import { pageReply } from './list-page.ts';

/** Newsletter subscribers, newest first. */
export const route = handle(listSubscribers, ({ table }) => async ({ query }) => {
  const { rows, cursor } = await readPage(table, 'SUBSCRIBERS', query.cursor);
  return pageReply(listSubscribers, { rows: rows.map(subscriberKind.read), cursor });
});
