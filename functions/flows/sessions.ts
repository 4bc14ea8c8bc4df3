import { listSessions } from '#functions/flow-sessions/store/sessions.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { listFlowSessions } from '#shared/api/flow-analytics.ts';

const newest = 50;

/** Lists the newest sessions of one of the caller's flows, with their state and request results. */
export const route = defineHandler(listFlowSessions, ({ table, clock }) => async (request) => {
  const now = clock();
  const { uuid } = await getFlow(table, workspaceOf(request), request.params.id, now);
  const sessions = await listSessions(table, uuid, newest, now);
  return sessions.map(({ state: { done, outcome, nodeId }, ...session }) => ({
    ...session,
    done,
    outcome,
    nodeId,
  }));
});
