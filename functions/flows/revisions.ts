import { handle } from '#functions/http/define.ts';
import { getFlow } from '#functions/store/flows/flows.ts';
import { listRevisions } from '#functions/store/flows/revisions.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { listFlowRevisions } from '#shared/api/flows.ts';

export const route = handle(listFlowRevisions, ({ table, clock }) => async (request) => {
  const now = clock();
  const { id, version } = await getFlow(table, workspaceOf(request), request.params.id, now);
  return listRevisions(table, id, version, now);
});
