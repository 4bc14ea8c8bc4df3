import { handle } from '#functions/http/define.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { updateFlow } from '#shared/api/flows.ts';
import { saveChanges } from './save.ts';

export const route = handle(
  updateFlow,
  ({ table, clock }) =>
    (request) =>
      saveChanges(table, workspaceOf(request), request.params.id, {
        now: clock(),
        changes: () => request.body,
      }),
);
