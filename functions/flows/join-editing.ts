import { noteEditor, readForEditing } from '#functions/flows/store/editing.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { joinFlowEditing } from '#shared/api/flow-editing.ts';

export const route = defineHandler(joinFlowEditing, ({ table, clock }) => async (request) => {
  const now = clock();
  const { id, version } = await getFlow(table, workspaceOf(request), request.params.id, now);
  const own = { tab: request.body.tab, browser: request.visitorId };
  await noteEditor(table, id, own, now);
  return { version, ...(await readForEditing(table, id, own, now)) };
});
