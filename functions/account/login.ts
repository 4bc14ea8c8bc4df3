import { type AdminAccount, readSetupState } from '#functions/account/store/admin-account.ts';
import { factorsIn } from '#functions/account/store/factors.ts';
import {
  type BucketState,
  bucketKeys,
  bucketStates,
  lockedSeconds,
  loginBuckets,
  releaseAttempt,
  reserveAttempt,
} from '#functions/account/store/login-buckets.ts';
import { defineHandler } from '#functions/http/define.ts';
import { readCookie } from '#functions/http/signed-cookie.ts';
import type { Deps } from '#functions/http/types.ts';
import { factorsKey, preferencesKey } from '#functions/table/keys.ts';
import { ConditionFailed, type Item } from '#functions/table/transact.ts';
import { type LoginInput, logIn } from '#shared/api/admin-account.ts';
import { AppError } from '#shared/errors.ts';
import { knownBrowser, knownBrowserCookie } from './known-browser.ts';
import { enter } from './open-session.ts';
import { dummyHash, verifyPassword } from './password-hash.ts';

interface Attempt {
  readonly id: string;
  readonly account: AdminAccount | undefined;
  readonly others: readonly Item[];
  readonly reserved: readonly BucketState[];
}

const maxAttempts = 8;

/**
 * Reads account and buckets, and reserves an attempt in every bucket; 429 when one is full, even with the
 * right password. Reads both the known browser's bucket and the stranger's, because the epoch that decides
 * between them comes with the same read.
 */
const reserve = async (
  { table, clock, newId, env }: Deps,
  { username }: LoginInput,
  viewer: string,
  cookies: readonly string[],
): Promise<Attempt> => {
  const id = newId();
  const claimed = readCookie(knownBrowserCookie(env), cookies, clock())?.id;
  const possible = [
    ...loginBuckets(username, viewer, undefined),
    ...(claimed ? loginBuckets(username, viewer, claimed) : []),
  ];
  for (let round = 0; round < maxAttempts; round++) {
    const now = clock();
    const { account, others } = await readSetupState(table, [
      factorsKey,
      preferencesKey,
      ...bucketKeys(possible),
    ]);
    const known = knownBrowser(env, cookies, account, now);
    const states = bucketStates(loginBuckets(username, viewer, known), others, now);
    const wait = lockedSeconds(states, now);
    if (wait > 0) throw new AppError('auth.locked', { retryAfterSeconds: wait });
    try {
      return { id, account, others, reserved: await reserveAttempt(table, states, { id, now }) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new AppError('auth.locked', { retryAfterSeconds: 1 });
};

const normal = (username: string): string => username.trim().normalize('NFC');

/**
 * Whether login requires a passkey too. Never true without a registered passkey, which would lock the owner
 * out.
 */
const wantsMore = (items: readonly Item[], { setupId }: AdminAccount): boolean => {
  const { required, passkeys } = factorsIn(items, setupId);
  return required && passkeys.length > 0;
};

/**
 * Logs the administrator in. Computes at most one hash, and none when locked. An unknown name takes as long
 * and gets the same error as a wrong password. If a passkey is required, even the right password counts as an
 * attempt, so that it can't be guessed here.
 */
export const route = defineHandler(logIn, (deps) => async (request) => {
  const { body, viewer, requestCookies, requestId } = request;
  const { id, account, others, reserved } = await reserve(deps, body, viewer, requestCookies);
  const isUser = account !== undefined && normal(account.username) === normal(body.username);
  const matches = await verifyPassword(body.password, isUser ? account.passwordHash : dummyHash);
  if (!isUser || !matches) {
    deps.log.warn('login.failed', { requestId });
    throw new AppError('auth.failed');
  }
  if (wantsMore(others, account)) throw new AppError('auth.second_factor');
  return enter(deps, request, { account, others }, 'password', (also) =>
    releaseAttempt(deps.table, reserved, { id, now: deps.clock() }, also),
  );
});
