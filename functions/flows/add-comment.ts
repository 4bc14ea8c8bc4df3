import { countComments, putComment } from '#functions/flows/store/editing.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { addFlowComment, commentLimits } from '#shared/api/flow-editing.ts';
import { AppError } from '#shared/errors.ts';

export const route = defineHandler(addFlowComment, ({ table, clock, newId }) => async (request) => {
  const now = clock();
  const workspace = workspaceOf(request);
  const { id } = await getFlow(table, workspace, request.params.id, now);
  if ((await countComments(table, id)) >= commentLimits.perFlow)
    throw new AppError('limit.reached', {
      message: `A flow can have at most ${commentLimits.perFlow} comments. Delete some first.`,
    });
  const comment = { id: newId(), ...request.body, at: now.toISOString() };
  await putComment(table, workspace, id, comment, now);
  return comment;
});
