import { getFlow } from '#functions/flows/store/flows.ts';
import { listTests } from '#functions/flows/store/tests.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { listFlowTests } from '#shared/api/flow-tests.ts';

export const route = defineHandler(listFlowTests, ({ table, clock }) => async (request) => {
  const { id } = await getFlow(table, workspaceOf(request), request.params.id, clock());
  return listTests(table, id, clock());
});
