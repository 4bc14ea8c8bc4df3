import { readList } from '#functions/conversations/store/list.ts';
import { defineHandler } from '#functions/http/define.ts';
import { replyUnlessKnown, versionEtag } from '#functions/http/etag.ts';
import { watchWaiting } from '#shared/api/conversations.ts';

const maxWaiting = 50;

/** Returns the visitors who wait for a person; 304 until somebody starts or stops waiting. */
export const route = defineHandler(watchWaiting, ({ table, clock }) => ({ headers, stored }) => {
  const now = clock();
  return replyUnlessKnown(headers, versionEtag(stored, now), async () => {
    const { items } = await readList(table, { list: 'waiting' }, { wanted: maxWaiting, now });
    return { body: { waiting: items.map(({ id, since }) => ({ id: String(id), since: String(since) })) } };
  });
});
