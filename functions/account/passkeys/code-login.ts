import { readSetupState } from '#functions/account/store/admin-account.ts';
import { factorsIn, saveFactors } from '#functions/account/store/factors.ts';
import {
  bucketKeys,
  bucketStates,
  codeBucket,
  lockedSeconds,
  releaseAttempt,
  reserveAttempt,
} from '#functions/account/store/login-buckets.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey, preferencesKey } from '#functions/table/keys.ts';
import { ConditionFailed } from '#functions/table/transact.ts';
import { logInWithCode } from '#shared/api/passkeys.ts';
import { AppError } from '#shared/errors.ts';
import { enter } from '../open-session.ts';
import { withoutCode } from './recovery-codes.ts';

const refused = () => new AppError('auth.failed', { message: 'This recovery code was not accepted.' });
const busy = (error: unknown) =>
  error instanceof ConditionFailed ? new AppError('auth.locked', { retryAfterSeconds: 1 }) : error;

/**
 * Logs in with a recovery code, which then becomes invalid. Wrong codes are counted per address only: 80
 * random bits can't be guessed, and a global count would let strangers lock the owner out.
 */
export const route = defineHandler(logInWithCode, (deps) => async (request) => {
  const { table, clock, newId, log } = deps;
  const { body, viewer, requestId } = request;
  const buckets = [codeBucket(viewer)];
  const now = clock();
  const { account, others } = await readSetupState(table, [
    factorsKey,
    preferencesKey,
    ...bucketKeys(buckets),
  ]);
  const states = bucketStates(buckets, others, now);
  const wait = lockedSeconds(states, now);
  if (wait > 0) throw new AppError('auth.locked', { retryAfterSeconds: wait });
  const attempt = { id: newId(), now };
  const reserved = await reserveAttempt(table, states, attempt).catch((error: unknown) => {
    throw busy(error);
  });
  const factors = account && factorsIn(others, account.setupId);
  const left = factors && withoutCode(factors.codes, body.code);
  if (!account || !factors || !left) {
    log.warn('recovery.refused', { requestId });
    throw refused();
  }
  await saveFactors(table, { ...factors, codes: left }).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? refused() : error;
  });
  return enter(deps, request, { account, others }, 'code', (also) =>
    releaseAttempt(table, reserved, attempt, also),
  );
});
