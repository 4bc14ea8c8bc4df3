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
import { isPublic } from './visibility.ts';

type Item = Record<string, unknown>;

/** Query for the posts' partition; bodies are separate items, so that the list stays small. */
export const listPostsParams = (table: string, startKey?: Key, isConsistent = false): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': postsPartition },
  ...(isConsistent ? { ConsistentRead: true } : {}),
  ...(startKey ? { ExclusiveStartKey: startKey } : {}),
});

/** Newest first, ties by id. */
const newestFirst = (a: PostSummary, b: PostSummary) =>
  b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;

/** Lists the public posts, newest first; leaves out unreadable items and passes their keys to `onBroken`. */
export const listPosts = async (
  { client, name }: Table,
  now: Date,
  onBroken: (sk: unknown) => void,
  isConsistent = false,
): Promise<PostSummary[]> => {
  const posts: PostSummary[] = [];
  let startKey: Key | undefined;
  do {
    const page = await client.send(new QueryCommand(listPostsParams(name, startKey, isConsistent)));
    for (const item of page.Items ?? []) {
      if (!isPublic(item, now)) continue;
      const parsed = z.safeParse(postSummarySchema, item);
      if (parsed.success) posts.push(parsed.data);
      else onBroken(item.sk);
    }
    startKey = page.LastEvaluatedKey as Key | undefined;
  } while (startKey);
  return posts.sort(newestFirst);
};

/** Reads a post's summary and body in one call. */
export const getPostParams = (table: string, id: number): BatchGetCommandInput => ({
  RequestItems: { [table]: { Keys: [postKey(id), postBodyKey(id)] } },
});

const readAttempts = 3;

/**
 * Reads a public post with its body; undefined if it doesn't exist. Throws `store.unavailable` if the table keeps
 * returning only half of it.
 */
export const getPost = async ({ client, name }: Table, id: number, now: Date): Promise<Post | undefined> => {
  const items: Item[] = [];
  let request: BatchGetCommandInput['RequestItems'] = getPostParams(name, id).RequestItems;
  for (let attempt = 1; request?.[name]?.Keys?.length; attempt += 1) {
    if (attempt > readAttempts) throw new AppError('store.unavailable', { retryAfterSeconds: 1 });
    const answer = await client.send(new BatchGetCommand({ RequestItems: request }));
    items.push(...(answer.Responses?.[name] ?? []));
    request = answer.UnprocessedKeys;
  }
  const item: Item = Object.assign({}, ...items);
  if (!isPublic(item, now)) return undefined;
  const parsed = z.safeParse(postSchema, item);
  return parsed.success ? parsed.data : undefined;
};
