import { forgetAdmin, issueSetupCode } from '#functions/account/store/setup-code.ts';
import type { Table } from '#functions/table/table.ts';

/**
 * For a lost password: deletes the administrator's account and returns the code for a new setup. Leads,
 * flows and posts stay.
 */
export const resetAdmin = async (table: Table): Promise<string> => {
  await forgetAdmin(table);
  const code = await issueSetupCode(table);
  if (code === undefined)
    throw new Error('Somebody set up an administrator at this very moment: run it again.');
  return code;
};
