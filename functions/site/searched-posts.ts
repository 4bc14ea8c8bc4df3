import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type PostsReference, searchedPostsKeys } from '#functions/assistant/retrieval/published-posts.ts';
import { toSearchedPost } from '#functions/assistant/retrieval/searched-post.ts';
import { updateParts } from '#functions/table/expressions.ts';
import type { Table } from '#functions/table/table.ts';
import type { Write } from '#functions/table/transact.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';

/** An item may have 400 KB. */
const maxPartChars = 350_000;
/** The best quality takes seconds for hundreds of posts and saves little. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Stores what the assistant searches in these posts, compressed (base64) and in parts. The digest is in the
 * keys, so other publications' data stays as it is.
 */
export const writeSearchedPosts = async (
  { client, name }: Table,
  posts: readonly PostContent[],
): Promise<PostsReference> => {
  const data = brotliCompressSync(JSON.stringify(posts.map(toSearchedPost)), quality).toString('base64');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const reference = { hash, parts: Math.ceil(data.length / maxPartChars) };
  for (const [part, key] of searchedPostsKeys(reference).entries()) {
    const text = data.slice(part * maxPartChars, (part + 1) * maxPartChars);
    const Item = { ...key, entity: 'SearchedPosts', data: text };
    await client.send(new PutCommand({ TableName: name, Item }));
  }
  return reference;
};

/** Processes may use the data of the publication before for a while. */
const expiresAfterSeconds = 86_400;

/** Lets the table delete search data that was replaced. */
export const expireSearchedPosts = (table: Table, reference: PostsReference, now: Date): Write[] =>
  searchedPostsKeys(reference).map((Key) => ({
    Update: {
      TableName: table.name,
      Key,
      ...updateParts({ set: { ttl: Math.floor(now.getTime() / 1000) + expiresAfterSeconds } }),
    },
  }));
