import { handle } from '#functions/http/define.ts';
import { deleteFlow as removeFlow } from '#functions/store/flows/flows.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { deleteFlow } from '#shared/api/flows.ts';

export const route = handle(deleteFlow, ({ table, clock }) => async (request) => {
  await removeFlow(table, workspaceOf(request), request.params.id, clock());
  return { success: true };
});
