import { defineHandler } from '#functions/http/define.ts';
import { readVersions } from '#functions/knowledge/store/knowledge.ts';
import { listCardVersions } from '#shared/api/knowledge.ts';

/** Returns the earlier versions of a card. */
export const route = defineHandler(
  listCardVersions,
  ({ table }) =>
    async ({ params }) =>
      (await readVersions(table, params.id)).slice(0, 50),
);
