import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { updateParts } from '#functions/table/expressions.ts';
import { smtpSettingsKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { type StoredSmtp, storedSmtpSchema } from '#shared/api/admin-settings.ts';

/** Parses the stored settings of the mail server; undefined if the owner set none up. */
export const parseSmtp = (item: Item | undefined): StoredSmtp | undefined => {
  const parsed = z.safeParse(storedSmtpSchema, item);
  return parsed.success ? parsed.data : undefined;
};

export const readSmtp = async ({ client, name }: Table): Promise<StoredSmtp | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: smtpSettingsKey, ConsistentRead: true }),
  );
  return parseSmtp(item);
};

export const putSmtp = async ({ client, name }: Table, settings: StoredSmtp): Promise<void> => {
  await client.send(
    new PutCommand({ TableName: name, Item: { ...smtpSettingsKey, entity: 'SmtpSettings', ...settings } }),
  );
};

export const deleteSmtp = async ({ client, name }: Table): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key: smtpSettingsKey }));
};

/** Records a test of the settings saved at `savedAt`. They are used from the first success on. */
export const recordTest = async (
  { client, name }: Table,
  { savedAt }: StoredSmtp,
  outcome: { readonly testedAt: string } | { readonly testFailure: string },
): Promise<void> => {
  const parts =
    'testedAt' in outcome
      ? updateParts({ set: { testedAt: outcome.testedAt }, remove: ['testFailure'] })
      : updateParts({ set: { testFailure: outcome.testFailure }, remove: [] });
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: smtpSettingsKey,
      ...parts,
      ConditionExpression: 'savedAt = :saved',
      ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':saved': savedAt },
    }),
  );
};
