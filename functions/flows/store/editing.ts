import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { deleteItems } from '#functions/table/delete-record.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { flowCommentKey, flowEditingPartition, flowEditorKey } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds, isLive } from '#functions/table/time.ts';
import { type FlowComment, type FlowEditing, flowCommentSchema } from '#shared/api/flow-editing.ts';
import { AppError } from '#shared/errors.ts';
import { expiryOf } from './workspace.ts';

/** A tab counts as open for this long after its last report; it reports three times in this time. */
const openSeconds = 60;

const editorSchema = z.object({ tab: z.string(), browser: z.string() });

const readPartition = (table: Table, flowId: string) =>
  queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': flowEditingPartition(flowId) },
    ConsistentRead: true,
  });

/** Stores that a tab has the flow open. `browser` is the visitor id in its cookie. */
export const noteEditor = async (
  { client, name }: Table,
  flowId: string,
  { tab, browser }: z.infer<typeof editorSchema>,
  now: Date,
): Promise<void> => {
  const ttl = epochSeconds(now) + openSeconds;
  const Item = { ...flowEditorKey(flowId, tab), entity: 'FlowEditor', tab, browser, ttl };
  await client.send(new PutCommand({ TableName: name, Item }));
};

/** Reads the other open tabs of a flow and its comments, oldest first. */
export const readForEditing = async (
  table: Table,
  flowId: string,
  own: z.infer<typeof editorSchema>,
  now: Date,
): Promise<Pick<FlowEditing, 'editors' | 'comments'>> => {
  const items = (await readPartition(table, flowId)).filter((item) => isLive(item, now));
  const editors = items.flatMap((item) => (item.entity === 'FlowEditor' ? [editorSchema.parse(item)] : []));
  return {
    editors: editors
      .filter(({ tab }) => tab !== own.tab)
      .map(({ tab, browser }) => ({ tab, isSameBrowser: browser === own.browser })),
    comments: items
      .flatMap((item) => (item.entity === 'FlowComment' ? [flowCommentSchema.parse(item)] : []))
      .toSorted((a, b) => a.at.localeCompare(b.at)),
  };
};

/** Counts the comments of a flow. */
export const countComments = async (table: Table, flowId: string): Promise<number> =>
  (await readPartition(table, flowId)).filter(({ entity }) => entity === 'FlowComment').length;

/** Stores a new comment; it expires with a visitor's workspace. */
export const putComment = async (
  { client, name }: Table,
  workspace: string,
  flowId: string,
  comment: FlowComment,
  now: Date,
): Promise<void> => {
  const key = flowCommentKey(flowId, comment.id);
  const Item = { ...key, entity: 'FlowComment', ...comment, ...expiryOf(workspace, now) };
  await client.send(new PutCommand({ TableName: name, Item }));
};

/** Resolves a comment, or opens it again without a date; 404 record.not_found without the comment. */
export const resolveComment = async (
  { client, name }: Table,
  flowId: string,
  id: string,
  resolvedAt: string | undefined,
): Promise<FlowComment> => {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: flowCommentKey(flowId, id),
        ...updateParts(
          resolvedAt ? { set: { resolvedAt } } : { set: { entity: 'FlowComment' }, remove: ['resolvedAt'] },
        ),
        ConditionExpression: isThere,
        ReturnValues: 'ALL_NEW',
      }),
    );
    return flowCommentSchema.parse(Attributes);
  } catch (error) {
    if (isConditionFailed(error)) throw new AppError('record.not_found');
    throw error;
  }
};

export const deleteComment = async ({ client, name }: Table, flowId: string, id: string): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key: flowCommentKey(flowId, id) }));
};

/** Deletes the comments and open tabs of a flow. */
export const deleteEditing = async (table: Table, flowId: string): Promise<void> => {
  await deleteItems(table, await readPartition(table, flowId));
};
