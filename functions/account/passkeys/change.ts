import { readSetupState } from '#functions/account/store/admin-account.ts';
import { type Factors, factorsIn, saveFactors } from '#functions/account/store/factors.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey } from '#functions/table/keys.ts';
import { ConditionFailed } from '#functions/table/transact.ts';
import { changePasskeys } from '#shared/api/passkeys.ts';
import type { RouteBody } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { confirmPassword } from '../confirm-password.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { shown } from './shown.ts';

type Change = RouteBody<typeof changePasskeys>;

const withPasskey = (factors: Factors, id: string): Factors => {
  if (!factors.passkeys.some((one) => one.id === id)) throw new AppError('record.not_found');
  return factors;
};

/**
 * The second factors after a change. When the last passkey is removed, the requirement and the recovery codes
 * go too.
 */
const changed = (factors: Factors, change: Change, codes: readonly string[]): Factors => {
  switch (change.change) {
    case 'rename':
      return {
        ...withPasskey(factors, change.id),
        passkeys: factors.passkeys.map((one) => (one.id === change.id ? { ...one, name: change.name } : one)),
      };
    case 'remove': {
      const passkeys = withPasskey(factors, change.id).passkeys.filter(({ id }) => id !== change.id);
      return passkeys.length > 0
        ? { ...factors, passkeys }
        : { ...factors, passkeys, codes: [], required: false };
    }
    case 'require':
      return { ...factors, required: change.required };
    case 'codes':
      return { ...factors, codes: codes.map(recoveryCodeHash) };
  }
};

/**
 * Changes the account's second factors. Everything except renaming requires the password, so that a stolen
 * session can't do it.
 */
export const route = defineHandler(changePasskeys, (deps) => async ({ body, requestId }) => {
  const { table, log } = deps;
  const { account, others } =
    body.change === 'rename'
      ? await readSetupState(table, [factorsKey])
      : await confirmPassword(deps, body.currentPassword, requestId, [factorsKey]);
  const before = factorsIn(others, account?.setupId ?? '');
  if (before.passkeys.length === 0 && body.change !== 'rename' && body.change !== 'remove')
    throw new AppError('request.invalid', { message: 'Add a passkey first.' });
  const codes = body.change === 'codes' ? newRecoveryCodes() : [];
  const after = changed(before, body, codes);
  await saveFactors(table, after).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new AppError('record.stale') : error;
  });
  log.info('passkeys.changed', { requestId });
  return shown(after, body.change === 'codes' ? codes : undefined);
});
