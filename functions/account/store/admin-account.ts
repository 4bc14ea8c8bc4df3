import {
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { accountKey, setupCodeKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';

const accountSchema = z.object({
  username: z.string(),
  passwordHash: z.string(),
  /** Raised to end every session. */
  epoch: z.number(),
  /** Id of the setup that won; a retry of that setup recognises it. */
  setupId: z.string(),
});
export type AdminAccount = z.infer<typeof accountSchema>;

export interface SetupState {
  readonly account: AdminAccount | undefined;
  /** SHA-256 (hex) of the setup code, if the deployment made one. */
  readonly codeHash: string | undefined;
  /** Further items read in the same call. */
  readonly others: readonly Item[];
}

const isAt = (key: { pk: string; sk: string }) => (item: Item) => item.pk === key.pk && item.sk === key.sk;

/** Reads the account, the setup code and any further keys in one call. */
export const readSetupState = async (
  table: Table,
  others: readonly { pk: string; sk: string }[] = [],
): Promise<SetupState> => {
  const items = await batchGet(table, [accountKey, setupCodeKey, ...others]);
  const stored = items.find(isAt(accountKey));
  const code = items.find(isAt(setupCodeKey))?.hash;
  return {
    account: stored ? accountSchema.parse(stored) : undefined,
    codeHash: typeof code === 'string' ? code : undefined,
    others: items,
  };
};

/** Creates the one account; fails if it exists. */
const createAccountParams = (table: string, account: AdminAccount, now: Date): PutCommandInput => ({
  TableName: table,
  Item: { ...accountKey, ...account, entity: 'AdminAccount', createdAt: now.toISOString() },
  ConditionExpression: 'attribute_not_exists(pk)',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
});

/** False if another setup came first; true for a retry of the winning setup. */
export const createAccount = async (
  { client, name }: Table,
  account: AdminAccount,
  now: Date,
): Promise<boolean> => {
  try {
    await client.send(new PutCommand(createAccountParams(name, account, now)));
    return true;
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    const { Item } = error as Error & { Item?: Parameters<typeof unmarshall>[0] };
    return Item !== undefined && unmarshall(Item).setupId === account.setupId;
  }
};

/** Starts a new epoch, which ends every session; also replaces the password if a new hash is given. */
const nextEpochParams = (table: string, epoch: number, passwordHash?: string): UpdateCommandInput => ({
  TableName: table,
  Key: accountKey,
  ...updateParts({ set: { epoch, passwordHash } }),
  ConditionExpression: isThere,
});

/**
 * Ends every session. An epoch is a time in milliseconds, so simultaneous requests may be applied in any
 * order.
 */
export const startEpoch = async (
  { client, name }: Table,
  epoch: number,
  passwordHash?: string,
): Promise<void> => {
  await client.send(new UpdateCommand(nextEpochParams(name, epoch, passwordHash)));
};
