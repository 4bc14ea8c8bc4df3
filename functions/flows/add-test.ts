import { getFlow } from '#functions/flows/store/flows.ts';
import { addTest } from '#functions/flows/store/tests.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { addFlowTest } from '#shared/api/flow-tests.ts';

export const route = defineHandler(addFlowTest, ({ table, clock, newId }) => async (request) => {
  const workspace = workspaceOf(request);
  const { id: flowId } = await getFlow(table, workspace, request.params.id, clock());
  return addTest(table, { workspace, flowId, id: newId() }, request.body, clock());
});
