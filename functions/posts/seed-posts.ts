import { createHash } from 'node:crypto';
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { postBodyKey, postKey } from '../table/keys.ts';
import { ConditionFailed, transact } from '../table/transact.ts';

/** A post in the repository; its counts are only in the table. */
export type SeedPost = Omit<Post, 'views' | 'likes'>;

const hashOf = (post: SeedPost): string =>
  createHash('sha256').update(JSON.stringify(post)).digest('base64url').slice(0, 22);

/**
 * Writes the summary only if its content changed and the owner has neither edited nor deleted the post;
 * counts are set only when it is created.
 */
export const upsertPostParams = (
  table: string,
  post: SeedPost,
): UpdateCommandInput & { readonly UpdateExpression: string } => {
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
    ConditionExpression:
      'attribute_not_exists(pk) OR (#contentHash <> :contentHash AND attribute_not_exists(#version) AND attribute_not_exists(#state))',
    ExpressionAttributeNames: Object.fromEntries(
      [...names, 'views', 'likes', 'version', 'state'].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      ':zero': 0,
    },
  };
};

const seedPost = async (table: Table, post: SeedPost): Promise<boolean> => {
  const { id, content } = post;
  try {
    await transact(table, [
      { Update: upsertPostParams(table.name, post) },
      { Put: { TableName: table.name, Item: { ...postBodyKey(id), entity: 'PostBody', content } } },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Writes the repository's posts into the table, at every start and deploy. Idempotent: keeps views, likes and
 * whatever the owner wrote, edited or deleted. Returns how many posts were new or changed.
 */
export const seedPosts = async (table: Table, posts: readonly SeedPost[]): Promise<number> => {
  const written = await Promise.all(posts.map((post) => seedPost(table, post)));
  return written.filter(Boolean).length;
};
