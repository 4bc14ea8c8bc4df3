import { handle } from '#functions/http/define.ts';
import { readSetupState } from '#functions/store/account/admin-account.ts';
import { factorsIn } from '#functions/store/account/factors.ts';
import { factorsKey } from '#functions/store/table/keys.ts';
import { listPasskeys } from '#shared/api/passkeys.ts';
import { shown } from './shown.ts';

/** The account's passkeys, and how many recovery codes are left. */
export const route = handle(listPasskeys, ({ table }) => async () => {
  const { account, others } = await readSetupState(table, [factorsKey]);
  return shown(factorsIn(others, account?.setupId ?? ''));
});
