import { createHash } from 'node:crypto';
import { createAccount, readSetupState, type SetupState } from '#functions/account/store/admin-account.ts';
import { defineHandler } from '#functions/http/define.ts';
import { sameText } from '#functions/http/signing.ts';
import type { Deps } from '#functions/http/types.ts';
import { hit, type RateWindow, rateWindowKey, secondsLeft } from '#functions/table/rate-limit.ts';
import { setUpAdmin } from '#shared/api/admin-account.ts';
import { AppError } from '#shared/errors.ts';
import { commonPasswordReason } from './common-passwords.ts';
import { hashPassword, oneAtATime } from './password-hash.ts';

/** Wrong codes that an address may send per hour. */
const maxWrongCodes = 5;
const hourSeconds = 3600;

const wrongCodes = (viewer: string): RateWindow => ({
  name: 'setup-code',
  who: viewer,
  windowSeconds: hourSeconds,
});

/** SHA-256 (hex) of the code; its 128 random bits need no slower hash. */
export const setupCodeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

const assertCode = async (
  { table, clock, env, log }: Deps,
  { codeHash, others }: SetupState,
  sent: { readonly code: string; readonly viewer: string; readonly requestId: string },
): Promise<void> => {
  if (codeHash === undefined && env.SETUP_CODE_REQUIRED !== '1') return;
  const now = clock();
  const window = wrongCodes(sent.viewer);
  const locked = () => new AppError('auth.locked', { retryAfterSeconds: secondsLeft(hourSeconds, now) });
  const { pk } = rateWindowKey(window, now);
  if (Number(others.find((item) => item.pk === pk)?.n ?? 0) >= maxWrongCodes) throw locked();
  if (codeHash !== undefined && sameText(setupCodeHash(sent.code), codeHash)) return;
  if (sent.code === '') throw new AppError('setup.code');
  log.warn('setup.wrong_code', { requestId: sent.requestId });
  throw (await hit(table, window, now)) > maxWrongCodes ? locked() : new AppError('setup.code');
};

/**
 * Creates the one administrator. The write's condition decides between simultaneous attempts; the queue only
 * saves this process the losers' hashes.
 */
export const route = defineHandler(setUpAdmin, (deps) => async ({ body, headers, viewer, requestId }) => {
  const { table, clock, newId, log } = deps;
  const reason = commonPasswordReason(body.password, body.username);
  if (reason) throw new AppError('request.invalid', { message: reason, fields: { password: reason } });
  return oneAtATime(async () => {
    const state = await readSetupState(table, [rateWindowKey(wrongCodes(viewer), clock())]);
    if (state.account) throw new AppError('setup.done');
    await assertCode(deps, state, { code: headers['x-setup-code'] ?? '', viewer, requestId });
    const created = await createAccount(
      table,
      {
        username: body.username.normalize('NFC'),
        passwordHash: await hashPassword(body.password),
        epoch: clock().getTime(),
        setupId: newId(),
      },
      clock(),
    );
    if (!created) throw new AppError('setup.done');
    log.info('setup.done', { requestId });
    return { success: true };
  });
});
