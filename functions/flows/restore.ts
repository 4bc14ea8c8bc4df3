import { handle } from '#functions/http/define.ts';
import { workspaceOf } from '#functions/store/workspace.ts';
import { restoreFlowRevision } from '#shared/api/flows.ts';
import { keptRevision } from './kept-revision.ts';
import { saveChanges } from './save.ts';

export const route = handle(restoreFlowRevision, ({ table, clock }) => async (request) => {
  const workspace = workspaceOf(request);
  const { id, version } = request.params;
  const { flowData } = await keptRevision(table, workspace, id, Number(version), clock());
  return saveChanges(table, workspace, id, { flowData, baseVersion: request.body.baseVersion }, clock());
});
