import { getSession } from '#functions/flow-sessions/store/sessions.ts';
import { getFlow } from '#functions/flows/store/flows.ts';
import { toResult } from '#functions/flows/store/results.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getFlowResult } from '#shared/api/flow-results.ts';
import { AppError } from '#shared/errors.ts';

/** Returns one session of the site's own flow with all its messages. */
export const route = defineHandler(getFlowResult, ({ table, clock }) => async ({ params }) => {
  const now = clock();
  const { uuid } = await getFlow(table, siteWorkspace, params.id, now);
  const session = await getSession(table, uuid, params.session, now);
  if (!session) throw new AppError('record.not_found');
  const transcript = session.transcript.map(({ role, text, node, media }) => ({
    role,
    text,
    ...(node ? { node } : {}),
    ...(media ? { media } : {}),
  }));
  const conversation = session.conversation?.id;
  const requests = session.log.map(({ nodeId, text }) => ({ nodeId, text }));
  return {
    ...toResult(session),
    transcript,
    seen: session.seen,
    links: session.links ?? [],
    requests,
    ...(conversation ? { conversation } : {}),
  };
});
