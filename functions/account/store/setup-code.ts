import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { accountKey, factorsKey, setupCodeKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';

/** 128 random bits as 22 URL-safe characters. */
const newSetupCode = (): string => randomBytes(16).toString('base64url');

/** Stores only the code's SHA-256 (hex); the setup route compares hashes. */
const putSetupCodeParams = (table: string, code: string): PutCommandInput => ({
  TableName: table,
  Item: { ...setupCodeKey, entity: 'SetupCode', hash: createHash('sha256').update(code).digest('hex') },
});

/**
 * Issues a new setup code, replacing any earlier one; undefined once the administrator exists. Only the link
 * that the deployment prints contains it; it can't be read back.
 */
export const issueSetupCode = async ({ client, name }: Table): Promise<string | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: accountKey, ConsistentRead: true }),
  );
  if (Item) return undefined;
  const code = newSetupCode();
  await client.send(new PutCommand(putSetupCodeParams(name, code)));
  return code;
};

/** Deletes the administrator with passkeys and recovery codes, which ends every session. */
export const forgetAdmin = async ({ client, name }: Table): Promise<void> => {
  for (const Key of [accountKey, factorsKey]) await client.send(new DeleteCommand({ TableName: name, Key }));
};
