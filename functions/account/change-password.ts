import { startEpoch } from '#functions/account/store/admin-account.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { issueCookie } from '#functions/http/signed-cookie.ts';
import { changePassword } from '#shared/api/admin-account.ts';
import { AppError } from '#shared/errors.ts';
import { commonPasswordReason } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import { requireAdmin } from './identity.ts';
import { knownBrowserCookie, knownBrowserId } from './known-browser.ts';
import { hashPassword } from './password-hash.ts';
import { startSession } from './start-session.ts';

/**
 * Replaces the password, ends every session and starts a new one for the caller. Only the caller's browser
 * stays known.
 */
export const route = defineHandler(changePassword, (deps) => async ({ body, admin, requestId }) => {
  const { table, clock, newId, env, log } = deps;
  const { username } = requireAdmin(admin);
  const reason = commonPasswordReason(body.newPassword, username);
  if (reason) throw new AppError('request.invalid', { message: reason, fields: { newPassword: reason } });
  const { account } = await confirmPassword(deps, body.currentPassword, requestId);
  const epoch = clock().getTime();
  await startEpoch(table, epoch, await hashPassword(body.newPassword));
  log.info('password.changed', { requestId });
  return reply({
    body: await startSession(deps, { username: account.username, epoch }),
    cookies: [issueCookie(knownBrowserCookie(env), knownBrowserId(newId(), epoch), clock())],
  });
});
