import {
  BatchGetCommand,
  type BatchGetCommandInput,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/table/table.ts';
import { type Post, type PostSummary, postSchema, postSummarySchema } from '#shared/domain/blog/post.ts';
import { AppError } from '#shared/errors.ts';
import { type Key, postBodyKey, postKey, postsPartition } from '../table/keys.ts';

type Item = Record<string, unknown>;

/** One Query over the posts' partition; bodies live elsewhere, so that the list stays small. */
export const listPostsParams = (table: string, startKey?: Key): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': postsPartition },
  ...(startKey ? { ExclusiveStartKey: startKey } : {}),
});

/** Newest first; the id decides between two of the same instant. */
const newestFirst = (a: PostSummary, b: PostSummary) =>
  b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;

/** Every post, newest first. An item that is not in order is left out and reported to `onBroken` by its key. */
export const listPosts = async (
  { client, name }: Table,
  onBroken: (sk: unknown) => void,
): Promise<PostSummary[]> => {
  const posts: PostSummary[] = [];
  let startKey: Key | undefined;
  do {
    const page = await client.send(new QueryCommand(listPostsParams(name, startKey)));
    for (const item of page.Items ?? []) {
      const parsed = z.safeParse(postSummarySchema, item);
      if (parsed.success) posts.push(parsed.data);
      else onBroken(item.sk);
    }
    startKey = page.LastEvaluatedKey as Key | undefined;
  } while (startKey);
  return posts.sort(newestFirst);
};

/** A post's summary and its body in one call. */
export const getPostParams = (table: string, id: number): BatchGetCommandInput => ({
  RequestItems: { [table]: { Keys: [postKey(id), postBodyKey(id)] } },
});

const readAttempts = 3;

/** One post with its body, or undefined. Throws `store.unavailable` when the table keeps handing back half of it. */
export const getPost = async ({ client, name }: Table, id: number): Promise<Post | undefined> => {
  const items: Item[] = [];
  let request: BatchGetCommandInput['RequestItems'] = getPostParams(name, id).RequestItems;
  for (let attempt = 1; request?.[name]?.Keys?.length; attempt += 1) {
    if (attempt > readAttempts) throw new AppError('store.unavailable', { retryAfterSeconds: 1 });
    const answer = await client.send(new BatchGetCommand({ RequestItems: request }));
    items.push(...(answer.Responses?.[name] ?? []));
    request = answer.UnprocessedKeys;
  }
  const parsed = z.safeParse(postSchema, Object.assign({}, ...items));
  return parsed.success ? parsed.data : undefined;
};
