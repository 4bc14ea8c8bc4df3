import { handle } from '#functions/http/define.ts';
import { workspaceOf } from '#functions/store/workspace.ts';
import { getFlowRevision } from '#shared/api/flows.ts';
import { keptRevision } from './kept-revision.ts';

export const route = handle(
  getFlowRevision,
  ({ table, clock }) =>
    (request) =>
      keptRevision(table, workspaceOf(request), request.params.id, Number(request.params.version), clock()),
);
