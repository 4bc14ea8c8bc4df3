import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { withDeadline } from '#functions/http/deadline.ts';
import { livePosts } from '#functions/http/live-site-values.ts';
import type { Deps } from '#functions/http/types.ts';
import { searchedPostsKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { PostsSource } from './posts.ts';

/** Names the stored search data of a publication's posts: its digest, and the number of items that hold it. */
const referenceSchema = z.object({ hash: z.string(), parts: z.number() });
export type PostsReference = z.infer<typeof referenceSchema>;

/** Parses a stored reference; undefined for a publication that was made before there was search data. */
export const parseReference = (stored: unknown): PostsReference | undefined => {
  const parsed = z.safeParse(referenceSchema, stored);
  return parsed.success ? parsed.data : undefined;
};

/** Keys of the items that hold the search data, in order. */
export const searchedPostsKeys = ({ hash, parts }: PostsReference) =>
  Array.from({ length: parts }, (_, part) => searchedPostsKey(hash, part));

/** Reads compressed search data; throws if a part is missing. */
export const readSearchedPosts = async (
  { client, name }: Table,
  reference: PostsReference,
): Promise<Buffer> => {
  const parts = await Promise.all(
    searchedPostsKeys(reference).map(async (Key) => {
      const { Item } = await client.send(new GetCommand({ TableName: name, Key }));
      if (typeof Item?.data !== 'string') throw new Error('The search data of the posts is incomplete');
      return Item.data;
    }),
  );
  return Buffer.from(parts.join(''), 'base64');
};

/** Milliseconds that an answer waits for hundreds of posts. */
const maxDurationMs = 3000;

/**
 * The live publication's posts, read when a question needs them; undefined while nothing was published. Only for
 * rows with `usesSite`.
 */
export const publishedPosts = ({ table, log }: Pick<Deps, 'table' | 'log'>): PostsSource | undefined => {
  const reference = parseReference(livePosts());
  return (
    reference && {
      hash: reference.hash,
      read: async () => {
        try {
          return await withDeadline(readSearchedPosts(table, reference), maxDurationMs);
        } catch (error) {
          log.warn('posts.unread', { reason: (error as Error).name });
          throw error;
        }
      },
    }
  );
};
