import { getFlow } from '#functions/flows/store/flows.ts';
import { listRevisions } from '#functions/flows/store/revisions.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { listFlowRevisions } from '#shared/api/flows.ts';

export const route = defineHandler(listFlowRevisions, ({ table, clock }) => async (request) => {
  const now = clock();
  const { id, version } = await getFlow(table, workspaceOf(request), request.params.id, now);
  return listRevisions(table, id, version, now);
});
