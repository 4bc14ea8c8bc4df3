import { deleteComment } from '#functions/flows/store/editing.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { deleteFlowComment } from '#shared/api/flow-editing.ts';

export const route = defineHandler(deleteFlowComment, ({ table, clock }) => async (request) => {
  const { id } = await getFlow(table, workspaceOf(request), request.params.id, clock());
  await deleteComment(table, id, request.params.comment);
  return { success: true };
});
