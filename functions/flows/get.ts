import { handle } from '#functions/http/define.ts';
import { workspaceOf } from '#functions/store/flows/workspace.ts';
import { getFlow } from '#shared/api/flows.ts';
import { flowWithStats } from './save.ts';

export const route = handle(
  getFlow,
  ({ table, clock }) =>
    (request) =>
      flowWithStats(table, workspaceOf(request), request.params.id, clock()),
);
