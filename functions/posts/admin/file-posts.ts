import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { postBodiesPartition, postChangesPartition, postsPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import { type PostInput, postInputSchema } from '#shared/api/admin-posts.ts';
import { type FilePost, filePostSchema, type PostChange } from '#shared/api/site-file.ts';
import { AppError } from '#shared/errors.ts';
import { isPublic, storedState } from '../visibility.ts';
import {
  type Change,
  coverChange,
  fieldsOf,
  firstOwnId,
  picturesIn,
  putBody,
  putChanges,
  removeChanges,
  removePostWrites,
  updateSummary,
} from './store.ts';

/** A stored post in the form of the file, with what an import needs to change it. */
interface StoredPost {
  readonly post: FilePost | undefined;
  readonly item: Item;
}

const queryPartition = (table: Table, pk: string): Promise<Item[]> =>
  queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  });

/** Drops the item's other attributes, which the strict schema would refuse. */
const inputSchema = z.object(postInputSchema.shape);

const readAll = async (table: Table, now: Date): Promise<Map<number, StoredPost>> => {
  const [summaries, bodies, changes] = await Promise.all([
    queryPartition(table, postsPartition),
    queryPartition(table, postBodiesPartition),
    queryPartition(table, postChangesPartition),
  ]);
  const contents = new Map(bodies.map(({ sk, content }) => [sk, content]));
  const changesOf = new Map(changes.map((item) => [item.sk, item]));
  return new Map(
    summaries.map((item) => {
      const changed = z.safeParse(inputSchema, changesOf.get(item.sk));
      const parsed = z.safeParse(filePostSchema, {
        ...item,
        content: contents.get(item.sk),
        state: isPublic(item, now) ? 'published' : storedState(item),
        changes: changed.success ? changed.data : undefined,
      });
      return [Number(item.id), { item, post: parsed.success ? parsed.data : undefined }];
    }),
  );
};

/** Posts that the owner wrote, edited or deleted; every installation already has the repository's own. */
export const readFilePosts = async (
  table: Table,
  now: Date,
): Promise<{ readonly posts: FilePost[]; readonly deletedPosts: number[] }> => {
  const all = [...(await readAll(table, now))];
  return {
    posts: all.flatMap(([, { item, post }]) => (post && item.version !== undefined ? [post] : [])),
    deletedPosts: all.flatMap(([id, { item }]) =>
      storedState(item) === 'deleted' && id < firstOwnId ? [id] : [],
    ),
  };
};

/** Digests of the pictures in a post's text, cover and unpublished changes. */
export const picturesOf = (post: FilePost): string[] => [
  ...new Set([...picturesIn(post), ...(post.changes ? picturesIn(post.changes) : [])]),
];

const toInput = (post: PostInput): PostInput => inputSchema.parse(post);

/** The fields that the owner sees in the editor. */
const savedText = (post: FilePost): PostInput => post.changes ?? toInput(post);

interface FilePosts {
  readonly posts: readonly FilePost[];
  readonly deletedPosts: readonly number[];
  /**
   * Whether posts become public, scheduled or deleted as in the file; otherwise they become drafts or
   * unpublished changes.
   */
  readonly withPublicPosts: boolean;
}

interface Step extends PostChange {
  readonly writes: readonly Write[];
}

/** Makes a stored post, or a new one, equal to the file's. */
const planPost = (
  table: Table,
  post: FilePost,
  before: StoredPost | undefined,
  { withPublicPosts }: FilePosts,
  change: Change,
): Step | undefined => {
  const there = before?.post;
  const saved = savedText(post);
  const isUntouched = there !== undefined && isDeepStrictEqual(savedText(there), saved);
  const isAsInFile =
    isUntouched &&
    there.state === post.state &&
    isDeepStrictEqual(toInput(there), toInput(post)) &&
    there.publishedAt === post.publishedAt;
  if (withPublicPosts ? isAsInFile : isUntouched) return undefined;
  const { id, state, publishedAt, updatedAt } = post;
  const edit = { id, baseVersion: Number(before?.item.version ?? 0) };
  const step = { id, title: saved.title, change: there ? ('changed' as const) : ('new' as const) };
  if (!withPublicPosts && there?.state === 'published')
    return {
      ...step,
      writes: [
        updateSummary(table, edit, change, { set: { hasChanges: true } }),
        putChanges(table, id, saved),
      ],
    };
  const shown = withPublicPosts ? toInput(post) : saved;
  // A post that was public before keeps its date when it is published again.
  const date = state === 'published' || withPublicPosts ? publishedAt : there?.publishedAt;
  const hasChanges = withPublicPosts && state === 'published' && post.changes !== undefined;
  const summary = {
    set: {
      ...fieldsOf(shown),
      entity: 'Post',
      id,
      state: withPublicPosts ? state : (there?.state ?? 'draft'),
      publishedAt: date,
      updatedAt,
      views: Number(before?.item.views ?? 0),
      likes: Number(before?.item.likes ?? 0),
      ...(hasChanges ? { hasChanges } : {}),
    },
    remove: [
      ...['deletedAt', 'deletedBy'],
      ...(date ? [] : ['publishedAt']),
      ...(hasChanges ? [] : ['hasChanges']),
      ...coverChange(shown).remove,
    ],
  };
  return {
    ...step,
    writes: [
      updateSummary(table, edit, change, summary),
      putBody(table, id, shown.content),
      hasChanges && post.changes ? putChanges(table, id, post.changes) : removeChanges(table, id),
    ],
  };
};

const planDeletion = (table: Table, id: number, { post }: StoredPost, change: Change): Step[] =>
  post ? [{ id, title: post.title, change: 'deleted', writes: removePostWrites(table, id, change) }] : [];

/** Compares a file's posts with the table's; nothing is written before `savePlan`. */
export const planPosts = async (table: Table, file: FilePosts, change: Change): Promise<Step[]> => {
  const stored = await readAll(table, change.now);
  const changed = file.posts.flatMap(
    (post) => planPost(table, post, stored.get(post.id), file, change) ?? [],
  );
  if (!file.withPublicPosts) return changed;
  const deleted = file.deletedPosts.flatMap((id) => {
    const there = stored.get(id);
    return there ? planDeletion(table, id, there, change) : [];
  });
  return [...changed, ...deleted];
};

const atOnce = 8;

/** Writes a plan, each post whole. An interrupted import is completed by importing the file again. */
export const savePlan = async (table: Table, steps: readonly Step[]): Promise<void> => {
  for (let from = 0; from < steps.length; from += atOnce)
    await Promise.all(
      steps.slice(from, from + atOnce).map(async ({ title, writes }) => {
        try {
          await transact(table, writes);
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error;
          throw new AppError('request.conflict', {
            message: `Somebody changed “${title}” during the import. Import the file again.`,
          });
        }
      }),
    );
};

/** Times after `now` at which posts in the file become public. */
export const scheduledTimes = (posts: readonly FilePost[], now: Date): string[] => [
  ...new Set(
    posts.flatMap(({ state, publishedAt }) =>
      state === 'scheduled' && publishedAt && publishedAt > now.toISOString() ? [publishedAt] : [],
    ),
  ),
];
