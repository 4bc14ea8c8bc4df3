import { getFlow } from '#functions/flows/store/flows.ts';
import { replaceTest } from '#functions/flows/store/tests.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { putFlowTest } from '#shared/api/flow-tests.ts';

export const route = defineHandler(putFlowTest, ({ table, clock }) => async (request) => {
  const workspace = workspaceOf(request);
  const { id: flowId } = await getFlow(table, workspace, request.params.id, clock());
  return replaceTest(table, { workspace, flowId, id: request.params.test }, request.body, clock());
});
