import { getSession } from '#functions/flow-sessions/store/sessions.ts';
import { activeLink } from '#functions/flows/store/links.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getFlowSession } from '#shared/api/flow-sessions.ts';
import { AppError } from '#shared/errors.ts';
import { isOwnSession } from './own-session.ts';
import { toTurn } from './step.ts';

/** Returns the conversation so far, for a reloaded page of the same browser. */
export const route = defineHandler(getFlowSession, ({ table, clock, env }) => async (request) => {
  const { params } = request;
  const now = clock();
  const [session] = await Promise.all([
    getSession(table, params.id, params.session, now),
    activeLink(table, params.id, now),
  ]);
  if (!session || !isOwnSession(env, request, session, now)) throw new AppError('record.not_found');
  return toTurn(session, true);
});
