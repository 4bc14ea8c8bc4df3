import { getFlow } from '#functions/flows/store/flows.ts';
import { deleteTest } from '#functions/flows/store/tests.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { deleteFlowTest } from '#shared/api/flow-tests.ts';

export const route = defineHandler(deleteFlowTest, ({ table, clock }) => async (request) => {
  const { id } = await getFlow(table, workspaceOf(request), request.params.id, clock());
  await deleteTest(table, id, request.params.test);
  return { success: true };
});
