import { type AdminAccount, readSetupState } from '#functions/account/store/admin-account.ts';
import {
  type Bucket,
  bucketKeys,
  bucketStates,
  lockedSeconds,
  releaseAttempt,
  reserveAttempt,
} from '#functions/account/store/login-buckets.ts';
import type { Deps } from '#functions/http/types.ts';
import type { Key } from '#functions/table/keys.ts';
import { ConditionFailed, type Item } from '#functions/table/transact.ts';
import { AppError } from '#shared/errors.ts';
import { verifyPassword } from './password-hash.ts';

/** Limits attempts, so that a stolen session can't be used to guess the password. */
const guesses: Bucket = { name: 'change-password', max: 5, windowSeconds: 15 * 60 };

interface Confirmed {
  readonly account: AdminAccount;
  readonly others: readonly Item[];
}

/** Checks the password again before the account is changed; reads the keys in `others` in the same call. */
export const confirmPassword = async (
  { table, clock, newId, log }: Deps,
  currentPassword: string,
  requestId: string,
  keys: readonly Key[] = [],
): Promise<Confirmed> => {
  const now = clock();
  const { account, others } = await readSetupState(table, [...bucketKeys([guesses]), ...keys]);
  const states = bucketStates([guesses], others, now);
  const wait = lockedSeconds(states, now);
  if (wait > 0) throw new AppError('auth.locked', { retryAfterSeconds: wait });
  const attempt = { id: newId(), now };
  const reserved = await reserveAttempt(table, states, attempt).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('auth.locked', { retryAfterSeconds: 1 }) : error;
  });
  if (!account || !(await verifyPassword(currentPassword, account.passwordHash))) {
    log.warn('password.refused', { requestId });
    const message = 'The current password is not right.';
    throw new AppError('request.invalid', { message, fields: { currentPassword: message } });
  }
  await releaseAttempt(table, reserved, attempt).catch(() => log.warn('login.release_failed', { requestId }));
  return { account, others };
};
