import { handle } from '#functions/http/define.ts';
import { getFlow as readFlow } from '#functions/store/flows.ts';
import { workspaceOf } from '#functions/store/workspace.ts';
import { getFlow } from '#shared/api/flows.ts';
import { withStats } from './save.ts';

export const route = handle(getFlow, ({ table, clock }) => async (request) => {
  const workspace = workspaceOf(request);
  const flow = await readFlow(table, workspace, request.params.id, clock());
  return withStats(table, workspace, flow, clock());
});
