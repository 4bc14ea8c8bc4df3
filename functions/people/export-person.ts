import { defineHandler, reply } from '#functions/http/define.ts';
import { exportPage } from '#functions/people/person-export.ts';
import { exportPerson, type PersonLists } from '#shared/api/admin-leads.ts';

/** Exports everything stored about one person in the portal's shapes, page by page. */
export const route = defineHandler(exportPerson, ({ table, clock, log }) => async ({ body, requestId }) => {
  const { lists, items, next } = await exportPage(table, body.email, body.cursor);
  log.info('person.exported', { requestId, items });
  return reply({
    body: {
      email: body.email,
      exportedAt: clock().toISOString(),
      ...(lists as PersonLists),
      ...(next ? { next } : {}),
    },
  });
});
