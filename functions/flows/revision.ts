import { handle } from '#functions/http/define.ts';
import { readFlowWith } from '#functions/store/flows/flows.ts';
import { readFlow } from '#functions/store/flows/items.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { flowRevisionKey } from '#functions/store/table/keys.ts';
import { getFlowRevision } from '#shared/api/flows.ts';
import { keptRevision } from './kept-revision.ts';

export const route = handle(getFlowRevision, ({ table, clock }) => async (request) => {
  const { id, version } = request.params;
  const now = clock();
  const revisionKey = flowRevisionKey(id, Number(version));
  const { item, others } = await readFlowWith(table, workspaceOf(request), id, now, [revisionKey]);
  return keptRevision(readFlow(item), Number(version), others, now);
});
