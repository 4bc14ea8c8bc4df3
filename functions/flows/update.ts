import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { updateFlow } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import { saveChanges } from './save.ts';

export const route = defineHandler(updateFlow, ({ table, clock }) => (request) => {
  if (request.body.placements && !request.admin) {
    const message = "Only the site's own flows can open on the site.";
    throw new AppError('request.invalid', { message, fields: { placements: message } });
  }
  return saveChanges(table, workspaceOf(request), request.params.id, {
    now: clock(),
    changes: () => request.body,
  });
});
