import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailed } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import { newsletterKey, newslettersPartition } from '#functions/table/keys.ts';
import { instantOfId, readStored } from '#functions/table/stored.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { type Newsletter, type NewsletterInput, newsletterSchema } from '#shared/api/newsletters.ts';
import { AppError } from '#shared/errors.ts';

/** Most issues stored, so that the list is one read. */
export const maxNewsletters = 200;

const blank = (id: string): Newsletter => ({
  id,
  subject: '',
  text: '',
  state: 'draft',
  updatedAt: instantOfId(id),
  sent: 0,
  failed: 0,
  unsubscribed: 0,
});

export const parseNewsletter = (item: Item): Newsletter =>
  readStored(newsletterSchema, () => blank(String(item.sk)), { unsubscribed: 0, ...item });

/** Reads every issue, the newest first. */
export const readNewsletters = async ({ client, name }: Table): Promise<Newsletter[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': newslettersPartition },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: maxNewsletters,
    }),
  );
  return Items.map(parseNewsletter);
};

/** Reads an issue; 404 `record.not_found` without it. */
export const readNewsletter = async ({ client, name }: Table, id: string): Promise<Newsletter> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: newsletterKey(id), ConsistentRead: true }),
  );
  if (!item) throw new AppError('record.not_found');
  return parseNewsletter(item);
};

export const addNewsletterTo = async (
  { client, name }: Table,
  input: NewsletterInput,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Newsletter> => {
  const issue = { ...blank(id), ...input, updatedAt: now.toISOString() };
  await client.send(
    new PutCommand({ TableName: name, Item: { ...newsletterKey(id), entity: 'Newsletter', ...issue } }),
  );
  return issue;
};

const notDraft = () =>
  new AppError('request.conflict', { message: 'This issue is being sent or was sent already.' });

/**
 * Changes an issue that is in one of the states. 404 if it doesn't exist; `request.conflict` if it is in
 * another state.
 */
export const updateNewsletter = async (
  { client, name }: Table,
  id: string,
  states: readonly Newsletter['state'][],
  changes: { readonly set: Item; readonly remove?: readonly string[] },
): Promise<Newsletter> => {
  const parts = updateParts({ set: changes.set, remove: [...(changes.remove ?? [])] });
  const values = Object.fromEntries(states.map((state, index) => [`:state${index}`, state]));
  try {
    const { Attributes = {} } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: newsletterKey(id),
        ...parts,
        ConditionExpression: `#state IN (${Object.keys(values).join(', ')})`,
        ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#state': 'state' },
        ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ...values },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return parseNewsletter(Attributes);
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    if ((error as Error & { Item?: unknown }).Item === undefined) throw new AppError('record.not_found');
    throw notDraft();
  }
};

/** Deletes a draft; succeeds if it is already gone. */
export const removeNewsletter = async ({ client, name }: Table, id: string): Promise<void> => {
  try {
    await client.send(
      new DeleteCommand({
        TableName: name,
        Key: newsletterKey(id),
        ConditionExpression: 'attribute_not_exists(pk) OR #state = :draft',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':draft': 'draft' },
      }),
    );
  } catch (error) {
    if (isConditionFailed(error)) throw notDraft();
    throw error;
  }
};
