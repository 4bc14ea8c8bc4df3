import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getFlow } from '#shared/api/flows.ts';
import { flowWithStats } from './save.ts';

export const route = defineHandler(
  getFlow,
  ({ table, clock }) =>
    (request) =>
      flowWithStats(table, workspaceOf(request), request.params.id, clock()),
);
