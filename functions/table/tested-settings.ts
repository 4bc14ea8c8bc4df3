import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { updateParts } from './expressions.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import type { Item } from './transact.ts';

export type TestOutcome = { readonly testedAt: string } | { readonly testFailure: string };

/** Access to settings that are used only after a successful test: one item without its secret. */
export const testedSettings = <T extends { readonly savedAt: string }>(
  key: Key,
  entity: string,
  parse: (item: Item | undefined) => T | undefined,
) => ({
  parse,
  read: async ({ client, name }: Table): Promise<T | undefined> => {
    const { Item: item } = await client.send(
      new GetCommand({ TableName: name, Key: key, ConsistentRead: true }),
    );
    return parse(item);
  },
  put: async ({ client, name }: Table, settings: T): Promise<void> => {
    await client.send(new PutCommand({ TableName: name, Item: { ...key, entity, ...settings } }));
  },
  delete: async ({ client, name }: Table): Promise<void> => {
    await client.send(new DeleteCommand({ TableName: name, Key: key }));
  },
  /** Records a test of the settings saved at `savedAt`; they are used from the first success on. */
  recordTest: async ({ client, name }: Table, { savedAt }: T, outcome: TestOutcome): Promise<void> => {
    const parts =
      'testedAt' in outcome
        ? updateParts({ set: { testedAt: outcome.testedAt }, remove: ['testFailure'] })
        : updateParts({ set: { testFailure: outcome.testFailure }, remove: [] });
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: key,
        ...parts,
        ConditionExpression: 'savedAt = :saved',
        ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':saved': savedAt },
      }),
    );
  },
});
