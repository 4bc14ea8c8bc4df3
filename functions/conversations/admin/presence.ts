import { notePresence } from '#functions/conversations/person-state.ts';
import { readList } from '#functions/conversations/store/list.ts';
import { defineHandler } from '#functions/http/define.ts';
import { dayMs } from '#functions/table/time.ts';
import { reportPresence } from '#shared/api/conversations.ts';
import { leftSeconds } from '#shared/domain/conversations.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';

const maxWaiting = 50;

/** Records that the portal is open and returns the waiting visitors. */
export const route = defineHandler(reportPresence, ({ table, clock }) => async ({ body }) => {
  const now = clock();
  const [{ items }, care] = await Promise.all([
    readList(
      table,
      { list: 'waiting', since: new Date(now.getTime() - dayMs).toISOString() },
      { wanted: maxWaiting, now },
    ),
    readList(table, { list: 'care' }, { wanted: maxWaiting, now }),
    notePresence(table, body.here, now),
  ]);
  // Visitors who have waited longer have left, because an open panel ends its wait by itself. The list still
  // shows them.
  const since = new Date(now.getTime() - leftSeconds * 1000).toISOString();
  const asked = new Set(items.map(({ id }) => id));
  return {
    waiting: items
      .filter(({ since: from }) => String(from) > since)
      .map(({ id, since: from, language, page }) => ({
        id: String(id),
        since: String(from),
        language: isLanguageCode(language) ? language : ('en' as const),
        page: String(page ?? 'other'),
      })),
    asked: items.length,
    care: care.items.filter(({ id }) => !asked.has(id)).length,
  };
});
