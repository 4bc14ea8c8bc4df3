import { listSessions } from '#functions/flow-sessions/store/sessions.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { siteWorkspace, workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { listFlowSessions } from '#shared/api/flow-analytics.ts';

const newest = 50;

/**
 * Lists the newest sessions of one of the caller's flows, with their state and request results. The author of a visitor's
 * flow gets only the test runs of their own browser.
 */
export const route = defineHandler(listFlowSessions, ({ table, clock }) => async (request) => {
  const now = clock();
  const workspace = workspaceOf(request);
  const { uuid } = await getFlow(table, workspace, request.params.id, now);
  const sessions = await listSessions(table, uuid, newest, now);
  const listed =
    workspace === siteWorkspace ? sessions : sessions.filter(({ visitor }) => visitor === request.visitorId);
  return listed.map(({ state: { done, outcome, nodeId }, visitor: _, ...session }) => ({
    ...session,
    done,
    outcome,
    nodeId,
  }));
});
