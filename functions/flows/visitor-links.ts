import { listLinks } from '#functions/flows/store/visitor-links.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { listVisitorLinks } from '#shared/api/visitor-links.ts';

const pageSize = 200;

export const route = defineHandler(listVisitorLinks, ({ table, clock }) => async ({ query }) => {
  const { links, cursor } = await listLinks(table, pageSize, query.cursor, clock());
  return cursor
    ? reply({
        headers: { link: `</api/admin/visitor-links?cursor=${encodeURIComponent(cursor)}>; rel="next"` },
        body: links,
      })
    : links;
});
