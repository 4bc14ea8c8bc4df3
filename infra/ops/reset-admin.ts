import { DeleteCommand, type DeleteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { issueSetupCode } from '#functions/seed/setup-code.ts';
import { accountKey, factorsKey } from '#functions/store/table/keys.ts';

const deleteParams = (table: string, Key: { pk: string; sk: string }): DeleteCommandInput => ({
  TableName: table,
  Key: { ...Key },
});

/**
 * For a lost password: forgets the administrator with passkeys and recovery codes, which ends every session at once, and opens the setup again for whoever
 * has the code that is returned. Leads, flows and posts stay as they are.
 */
export const resetAdmin = async (table: Table): Promise<string> => {
  await table.client.send(new DeleteCommand(deleteParams(table.name, accountKey)));
  await table.client.send(new DeleteCommand(deleteParams(table.name, factorsKey)));
  const code = await issueSetupCode(table);
  if (code === undefined)
    throw new Error('Somebody set up an administrator at this very moment: run it again.');
  return code;
};
