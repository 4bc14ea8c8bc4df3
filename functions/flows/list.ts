import { handle, reply } from '#functions/http/define.ts';
import { readFlows } from '#functions/store/flows/flows.ts';
import { keepAlive } from '#functions/store/flows/keep-alive.ts';
import { readWorkspaceStats } from '#functions/store/flows/stats.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { listFlows } from '#shared/api/flows.ts';

/** The caller's flows, newest first; reading them is what keeps a visitor's workspace alive. */
export const route = handle(listFlows, ({ table, clock }) => async (request) => {
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
