import { createHash } from 'node:crypto';
import {
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { isConditionFailed } from '../table/errors.ts';
import { postBodyKey, postKey } from '../table/keys.ts';

/** A post in the repository; its counts are only in the table. */
export type SeedPost = Omit<Post, 'views' | 'likes'>;

const hashOf = (post: SeedPost): string =>
  createHash('sha256').update(JSON.stringify(post)).digest('base64url').slice(0, 22);

const putPostBodyParams = (table: string, { id, content }: SeedPost): PutCommandInput => ({
  TableName: table,
  Item: { ...postBodyKey(id), entity: 'PostBody', content },
});

/** Writes the summary only if its content changed; counts are set only when the post is created. */
export const upsertPostParams = (table: string, post: SeedPost): UpdateCommandInput => {
  const { content: _, ...summary } = post;
  const fields = { entity: 'Post', ...summary, contentHash: hashOf(post) };
  const names = Object.keys(fields);
  return {
    TableName: table,
    Key: postKey(post.id),
    UpdateExpression: `SET ${[
      ...names.map((name) => `#${name} = :${name}`),
      '#views = if_not_exists(#views, :zero)',
      '#likes = if_not_exists(#likes, :zero)',
    ].join(', ')}`,
    ConditionExpression: 'attribute_not_exists(pk) OR #contentHash <> :contentHash',
    ExpressionAttributeNames: Object.fromEntries(
      [...names, 'views', 'likes'].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      ':zero': 0,
    },
  };
};

const seedPost = async ({ client, name }: Table, post: SeedPost): Promise<boolean> => {
  // Body first: a listed post must always open.
  await client.send(new PutCommand(putPostBodyParams(name, post)));
  try {
    await client.send(new UpdateCommand(upsertPostParams(name, post)));
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/**
 * Writes the repository's posts into the table, at every start and deploy. Idempotent: views, likes and the
 * owner's own posts stay. Returns how many posts were new or changed.
 */
export const seedPosts = async (table: Table, posts: readonly SeedPost[]): Promise<number> => {
  const written = await Promise.all(posts.map((post) => seedPost(table, post)));
  return written.filter(Boolean).length;
};
