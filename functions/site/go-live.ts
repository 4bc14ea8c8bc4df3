import { type PostsReference, parseReference } from '#functions/assistant/retrieval/published-posts.ts';
import { type ItemChanges, updateParts } from '#functions/table/expressions.ts';
import { type Key, publicationKey, publicationValuesKey, siteLiveKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { transact } from '#functions/table/transact.ts';
import type { Publication } from '#shared/api/publication.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { parseValues } from './parse-values.ts';
import { expireSearchedPosts, writeSearchedPosts } from './searched-posts.ts';
import { getItem, readLive } from './store.ts';

const update = (table: Table, key: Key, set: ItemChanges['set']) => ({
  Update: { TableName: table.name, Key: key, ...updateParts({ set }) },
});

const setState = (table: Table, number: number, set: Partial<Publication>) =>
  update(table, publicationKey(number), set);

const expireReplaced = (
  table: Table,
  before: PostsReference | undefined,
  posts: PostsReference | undefined,
  now: Date,
) => (before && before.hash !== posts?.hash ? expireSearchedPosts(table, before, now) : []);

/** Stores the search data of the posts that a publication shows. The assistant uses it once that is live. */
export const savePosts = async (
  table: Table,
  number: number,
  posts: readonly PostContent[],
): Promise<PostsReference> => {
  const reference = await writeSearchedPosts(table, posts);
  await transact(table, [update(table, publicationValuesKey(number), { posts: reference })]);
  return reference;
};

/**
 * Makes a rendered publication the live one: functions read its values and posts from now on. The one before and
 * the older ones that wait are replaced in the same transaction, because rendered later they would replace this one.
 */
export const markLive = async (
  table: Table,
  number: number,
  older: readonly number[],
  now: Date,
): Promise<void> => {
  const [before, rendered] = await Promise.all([
    readLive(table),
    getItem(table, publicationValuesKey(number)),
  ]);
  const { texts: _, appearance: __, ...used } = parseValues(rendered?.values ?? '{}');
  const posts = parseReference(rendered?.posts);
  await transact(table, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...siteLiveKey,
          entity: 'SiteLive',
          number,
          values: JSON.stringify(used),
          ...(posts ? { posts } : {}),
        },
      },
    },
    setState(table, number, { state: 'live', liveAt: now.toISOString() }),
    ...[...new Set([...older, ...(before ? [before.number] : [])])]
      .filter((other) => other !== number)
      .map((other) => setState(table, other, { state: 'replaced' })),
    ...expireReplaced(table, before?.posts, posts, now),
  ]);
};

/** Lets the assistant search the posts with which the live publication was rendered again. */
export const replaceLivePosts = async (
  table: Table,
  number: number,
  posts: PostsReference,
  now: Date,
): Promise<void> => {
  const before = await readLive(table);
  if (before?.number !== number) return;
  await transact(table, [
    update(table, siteLiveKey, { posts }),
    ...expireReplaced(table, before.posts, posts, now),
  ]);
};
