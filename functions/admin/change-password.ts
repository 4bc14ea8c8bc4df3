import { handle } from '#functions/http/define.ts';
import { readSetupState, startEpoch } from '#functions/store/account/admin-account.ts';
import {
  type Bucket,
  bucketKeys,
  bucketStates,
  lockedSeconds,
  releaseAttempt,
  reserveAttempt,
} from '#functions/store/account/login-buckets.ts';
import { ConditionFailed } from '#functions/store/table/transact.ts';
import { changePassword } from '#shared/api/admin-account.ts';
import { AppError } from '#shared/errors.ts';
import { commonPasswordReason } from './common-passwords.ts';
import { requireAdmin } from './identity.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { startSession } from './start-session.ts';

/** A stolen session must not become a place to guess the password. */
const guesses: Bucket = { name: 'change-password', max: 5, windowSeconds: 15 * 60 };

const wrongPassword = () =>
  new AppError('request.invalid', {
    message: 'The current password is not right.',
    fields: { currentPassword: 'The current password is not right.' },
  });

/** Replaces the password, ends every session and starts a new one for the caller. */
export const route = handle(changePassword, (deps) => async ({ body, admin, requestId }) => {
  const { table, clock, newId, log } = deps;
  const { username } = requireAdmin(admin);
  const reason = commonPasswordReason(body.newPassword, username);
  if (reason) throw new AppError('request.invalid', { message: reason, fields: { newPassword: reason } });
  const now = clock();
  const { account, others } = await readSetupState(table, bucketKeys([guesses]));
  const states = bucketStates([guesses], others, now);
  const wait = lockedSeconds(states, now);
  if (wait > 0) throw new AppError('auth.locked', { retryAfterSeconds: wait });
  const attempt = { id: newId(), now };
  const reserved = await reserveAttempt(table, states, attempt).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('auth.locked', { retryAfterSeconds: 1 }) : error;
  });
  if (!account || !(await verifyPassword(body.currentPassword, account.passwordHash))) {
    log.warn('password.refused', { requestId });
    throw wrongPassword();
  }
  const epoch = clock().getTime();
  await startEpoch(table, epoch, await hashPassword(body.newPassword));
  await releaseAttempt(table, reserved, attempt).catch(() => log.warn('login.release_failed', { requestId }));
  log.info('password.changed', { requestId });
  return startSession(deps, { username: account.username, epoch });
});
