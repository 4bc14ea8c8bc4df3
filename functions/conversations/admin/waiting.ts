import { readList } from '#functions/conversations/store/list.ts';
import { handle } from '#functions/http/define.ts';
import { watchWaiting } from '#shared/api/conversations.ts';

const mostWaiting = 50;

/** Who waits for a person. The pipeline answers 304 while nobody began or ceased to. */
export const route = handle(watchWaiting, ({ table, clock }) => async () => {
  const { items } = await readList(table, { list: 'waiting' }, { wanted: mostWaiting, now: clock() });
  return { waiting: items.map(({ id, since }) => ({ id: String(id), since: String(since) })) };
});
