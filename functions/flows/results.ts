import { getFlow } from '#functions/flows/store/flows.ts';
import { readResults } from '#functions/flows/store/results.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { listFlowResults } from '#shared/api/flow-results.ts';

/** Lists visitors' answers in one of the site's own flows. */
export const route = defineHandler(listFlowResults, ({ table, clock }) => async ({ params: path, query }) => {
  const now = clock();
  const { id, uuid } = await getFlow(table, siteWorkspace, path.id, now);
  if (!query.limit) return readResults(table, uuid, query, now);
  const body = await readResults(table, uuid, query, now, Number(query.limit));
  if (!body.next) return reply({ body, headers: {} });
  const params = Object.entries({ ...query, cursor: body.next }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const next = `/api/admin/flows/${id}/results?${new URLSearchParams(params)}`;
  return reply({ body, headers: { link: `<${next}>; rel="next"` } });
});
