import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { flowRevisionKey } from '#functions/table/keys.ts';
import { restoreFlowRevision } from '#shared/api/flows.ts';
import { keptRevision } from './find-revision.ts';
import { saveChanges } from './save.ts';

export const route = defineHandler(restoreFlowRevision, ({ table, clock }) => (request) => {
  const { id, version } = request.params;
  const now = clock();
  return saveChanges(table, workspaceOf(request), id, {
    now,
    alsoRead: [flowRevisionKey(id, Number(version))],
    changes: (current, items) => ({
      flowData: keptRevision(current, Number(version), items, now).flowData,
      baseVersion: request.body.baseVersion,
    }),
  });
});
