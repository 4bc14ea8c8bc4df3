import { deleteFlow as removeFlow } from '#functions/flows/store/delete-flow.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { deleteFlow } from '#shared/api/flows.ts';

export const route = defineHandler(deleteFlow, ({ table, clock }) => async (request) => {
  await removeFlow(table, workspaceOf(request), request.params.id, clock());
  return { success: true };
});
