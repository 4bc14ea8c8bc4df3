import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere } from '#functions/table/expressions.ts';
import { replyTemplateKey, replyTemplatesPartition } from '#functions/table/keys.ts';
import { readStored } from '#functions/table/stored.ts';
import type { Table } from '#functions/table/table.ts';
import { type ReplyTemplate, replyTemplateSchema } from '#shared/api/admin-replies.ts';
import { AppError } from '#shared/errors.ts';

/** Most templates stored, so that the list is one read. */
export const maxReplyTemplates = 200;

/** Reads every reply template, by name. */
export const readReplyTemplates = async ({ client, name }: Table): Promise<ReplyTemplate[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': replyTemplatesPartition },
      ConsistentRead: true,
      Limit: maxReplyTemplates,
    }),
  );
  return Items.map((item) =>
    readStored(
      replyTemplateSchema,
      () => ({ id: String(item.sk), name: '', language: 'en', subject: '', text: '', updatedAt: '' }),
      item,
    ),
  ).sort((a, b) => a.name.localeCompare(b.name) || a.language.localeCompare(b.language));
};

/** Stores a template; 404 `record.not_found` if a changed one doesn't exist. */
export const putReplyTemplate = async (
  { client, name }: Table,
  template: ReplyTemplate,
  { mustExist }: { readonly mustExist: boolean },
): Promise<ReplyTemplate> => {
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: { ...replyTemplateKey(template.id), entity: 'ReplyTemplate', ...template },
        ...(mustExist ? { ConditionExpression: isThere } : {}),
      }),
    );
    return template;
  } catch (error) {
    if (isConditionFailed(error)) throw new AppError('record.not_found');
    throw error;
  }
};

/** Deletes a template; succeeds if it is already gone. */
export const removeReplyTemplate = async ({ client, name }: Table, id: string): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key: replyTemplateKey(id) }));
};
