import { readSetupState } from '#functions/account/store/admin-account.ts';
import { factorsIn } from '#functions/account/store/factors.ts';
import { defineHandler } from '#functions/http/define.ts';
import { factorsKey } from '#functions/table/keys.ts';
import { listPasskeys } from '#shared/api/passkeys.ts';
import { shown } from './shown.ts';

/** Lists the account's passkeys and counts the remaining recovery codes. */
export const route = defineHandler(listPasskeys, ({ table }) => async () => {
  const { account, others } = await readSetupState(table, [factorsKey]);
  return shown(factorsIn(others, account?.setupId ?? ''));
});
