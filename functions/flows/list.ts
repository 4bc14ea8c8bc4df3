import { readFlows } from '#functions/flows/store/flows.ts';
import { keepAlive } from '#functions/flows/store/keep-alive.ts';
import { readWorkspaceStats } from '#functions/flows/store/stats.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { listFlows } from '#shared/api/flows.ts';

/** Lists the caller's flows, newest first. Reading them renews a visitor's workspace. */
export const route = defineHandler(listFlows, ({ table, clock }) => async (request) => {
  const workspace = workspaceOf(request);
  const now = clock();
  const [page, statsOf] = await Promise.all([
    readFlows(table, workspace, now, request.query.cursor),
    readWorkspaceStats(table, workspace, now),
  ]);
  await keepAlive(table, workspace, page, now);
  const body = page.flows.map((flow) => ({ ...flow, stats: statsOf(flow.id) }));
  return page.cursor
    ? reply({ headers: { link: `</api/flows?cursor=${page.cursor}>; rel="next"` }, body })
    : body;
});
