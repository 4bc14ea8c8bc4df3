import { resolveComment } from '#functions/flows/store/editing.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { resolveFlowComment } from '#shared/api/flow-editing.ts';

export const route = defineHandler(resolveFlowComment, ({ table, clock }) => async (request) => {
  const now = clock();
  const { id } = await getFlow(table, workspaceOf(request), request.params.id, now);
  return resolveComment(
    table,
    id,
    request.params.comment,
    request.body.isResolved ? now.toISOString() : undefined,
  );
});
