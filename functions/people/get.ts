import { defineHandler } from '#functions/http/define.ts';
import { personRecord } from '#functions/people/person-record.ts';
import { getPerson } from '#shared/api/admin-people.ts';

/** Returns everything about one person. */
export const route = defineHandler(
  getPerson,
  ({ table, clock }) =>
    ({ params, query }) =>
      personRecord(table, params.key, { cursor: query.cursor, now: clock() }),
);
