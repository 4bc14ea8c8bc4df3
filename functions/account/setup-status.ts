import { readSetupState } from '#functions/account/store/admin-account.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getSetupStatus } from '#shared/api/admin-account.ts';

/** Returns whether setup is done, and whether it needs the code from the deployment's link. */
export const route = defineHandler(getSetupStatus, ({ table, env }) => async () => {
  const { account, codeHash } = await readSetupState(table);
  return {
    setupComplete: account !== undefined,
    codeRequired: codeHash !== undefined || env.SETUP_CODE_REQUIRED === '1',
  };
});
