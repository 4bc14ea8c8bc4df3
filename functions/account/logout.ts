import { revokeSession } from '#functions/http/admin-sessions.ts';
import { sessionHours } from '#functions/http/admin-token.ts';
import { defineHandler } from '#functions/http/define.ts';
import { logOut } from '#shared/api/admin-account.ts';
import { requireAdmin } from './identity.ts';

/** Revokes this session until its token expires. */
export const route = defineHandler(logOut, ({ table, clock, log }) => async ({ admin, requestId }) => {
  const { sessionId } = requireAdmin(admin);
  const tokenIsDead = Math.floor(clock().getTime() / 1000) + sessionHours * 3600;
  await revokeSession(table, sessionId, tokenIsDead);
  log.info('logout', { requestId });
  return { success: true };
});
