import { getSession } from '#functions/flow-sessions/store/sessions.ts';
import { activeLink } from '#functions/flows/store/links.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getFlowSession } from '#shared/api/flow-sessions.ts';
import { AppError } from '#shared/errors.ts';
import { toTurn } from './step.ts';

/** Returns the conversation so far, for a reloaded page. */
export const route = defineHandler(getFlowSession, ({ table, clock }) => async ({ params }) => {
  const now = clock();
  const [session] = await Promise.all([
    getSession(table, params.id, params.session, now),
    activeLink(table, params.id, now),
  ]);
  if (!session) throw new AppError('record.not_found');
  return toTurn(session, true);
});
