import { handle, reply } from '#functions/http/define.ts';
import { issueCookie, readCookie } from '#functions/http/signed-cookie.ts';
import type { Deps } from '#functions/http/types.ts';
import { type AdminAccount, readSetupState } from '#functions/store/account/admin-account.ts';
import {
  type BucketState,
  bucketKeys,
  bucketStates,
  lockedSeconds,
  loginBuckets,
  releaseAttempt,
  reserveAttempt,
} from '#functions/store/account/login-buckets.ts';
import { ConditionFailed } from '#functions/store/table/transact.ts';
import { type LoginInput, logIn } from '#shared/api/admin-account.ts';
import { AppError } from '#shared/errors.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { dummyHash, verifyPassword } from './password-hash.ts';
import { startSession } from './start-session.ts';

interface Attempt {
  readonly id: string;
  readonly account: AdminAccount | undefined;
  readonly reserved: readonly BucketState[];
}

const maxRounds = 8;

/** Reads account and buckets, and takes a place in every bucket; 429 when one is full, whatever the password. */
const reserve = async (
  { table, clock, newId }: Deps,
  { username }: LoginInput,
  viewer: string,
  browser: string | undefined,
): Promise<Attempt> => {
  const buckets = loginBuckets(username, viewer, browser);
  const id = newId();
  for (let round = 0; round < maxRounds; round++) {
    const now = clock();
    const { account, others } = await readSetupState(table, bucketKeys(buckets));
    const states = bucketStates(buckets, others, now);
    const wait = lockedSeconds(states, now);
    if (wait > 0) throw new AppError('auth.locked', { retryAfterSeconds: wait });
    try {
      return { id, account, reserved: await reserveAttempt(table, states, { id, now }) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError('auth.locked', { retryAfterSeconds: 1 });
};

const normal = (username: string): string => username.trim().normalize('NFC');

/**
 * Logs the administrator in. An attempt costs at most one hash, none when locked; an unknown name takes the same steps and
 * answers the same words as a wrong password.
 */
export const route = handle(logIn, (deps) => async ({ body, viewer, requestCookies, requestId }) => {
  const settings = knownBrowserCookie(deps.env);
  const browser = readCookie(settings, requestCookies, deps.clock())?.id;
  const { id, account, reserved } = await reserve(deps, body, viewer, browser);
  const isUser = account !== undefined && normal(account.username) === normal(body.username);
  const matches = await verifyPassword(body.password, isUser ? account.passwordHash : dummyHash);
  if (!isUser || !matches) {
    deps.log.warn('login.failed', { requestId });
    throw new AppError('auth.failed');
  }
  const now = deps.clock();
  await releaseAttempt(deps.table, reserved, { id, now }).catch(() =>
    deps.log.warn('login.release_failed', { requestId }),
  );
  deps.log.info('login.ok', { requestId });
  return reply({
    body: await startSession(deps, account),
    cookies: [issueCookie(settings, browser ?? deps.newId(), now)],
  });
});
