import { forgetAdmin, issueSetupCode } from '#functions/account/store/setup-code.ts';
import type { Table } from '#functions/table/table.ts';

/**
 * For a lost password: forgets the administrator and opens the setup again for whoever has the code that is returned.
 * Leads, flows and posts stay as they are.
 */
export const resetAdmin = async (table: Table): Promise<string> => {
  await forgetAdmin(table);
  const code = await issueSetupCode(table);
  if (code === undefined)
    throw new Error('Somebody set up an administrator at this very moment: run it again.');
  return code;
};
