import { handle } from '#functions/http/define.ts';
import { getFlow } from '#functions/store/flows/flows.ts';
import { readResults } from '#functions/store/flows/results.ts';
import { siteWorkspace } from '#functions/store/flows/workspace.ts';
import { listFlowResults } from '#shared/api/flow-results.ts';

/** What visitors answered in one of the site's own flows. */
export const route = handle(listFlowResults, ({ table, clock }) => async ({ params, query }) => {
  const now = clock();
  const { uuid } = await getFlow(table, siteWorkspace, params.id, now);
  return readResults(table, uuid, query, now);
});
