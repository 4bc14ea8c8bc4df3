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
  /** Raised to end every session at once. */
  epoch: z.number(),
  /** Made by the setup that won, so that its own retry recognises it. */
  setupId: z.string(),
});
export type AdminAccount = z.infer<typeof accountSchema>;

export interface SetupState {
  readonly account: AdminAccount | undefined;
  /** SHA-256 (hex) of the setup code, when the deploy made one. */
  readonly codeHash: string | undefined;
  /** Whatever else was asked for in the same read. */
  readonly others: readonly Item[];
}

const isAt = (key: { pk: string; sk: string }) => (item: Item) => item.pk === key.pk && item.sk === key.sk;

/** The account and the setup code, with any further keys, in one read. */
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

/** Creates the one account; the condition makes it happen once. */
const createAccountParams = (table: string, account: AdminAccount, now: Date): PutCommandInput => ({
  TableName: table,
  Item: { ...accountKey, ...account, entity: 'AdminAccount', createdAt: now.toISOString() },
  ConditionExpression: 'attribute_not_exists(pk)',
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
});

/** False when another setup was first; true also for a retry of the winning one whose first answer got lost. */
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

/** Moves the epoch on, which ends every session, and replaces the password where a new hash is given. */
const nextEpochParams = (table: string, epoch: number, passwordHash?: string): UpdateCommandInput => ({
  TableName: table,
  Key: accountKey,
  ...updateParts({ set: { epoch, passwordHash } }),
  ConditionExpression: isThere,
});

/** Ends every session; an epoch is the moment in milliseconds, so two requests at once need no order between them. */
export const startEpoch = async (
  { client, name }: Table,
  epoch: number,
  passwordHash?: string,
): Promise<void> => {
  await client.send(new UpdateCommand(nextEpochParams(name, epoch, passwordHash)));
};
