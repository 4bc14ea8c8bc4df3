import { readFlowWith } from '#functions/flows/store/flows.ts';
import { readFlow } from '#functions/flows/store/items.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { flowRevisionKey } from '#functions/table/keys.ts';
import { getFlowRevision } from '#shared/api/flows.ts';
import { keptRevision } from './find-revision.ts';

export const route = defineHandler(getFlowRevision, ({ table, clock }) => async (request) => {
  const { id, version } = request.params;
  const now = clock();
  const revisionKey = flowRevisionKey(id, Number(version));
  const { item, others } = await readFlowWith(table, workspaceOf(request), id, now, [revisionKey]);
  return keptRevision(readFlow(item), Number(version), others, now);
});
