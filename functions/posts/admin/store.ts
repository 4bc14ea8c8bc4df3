import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conflicting } from '#functions/table/errors.ts';
import { type ItemChanges, isNew, updateParts } from '#functions/table/expressions.ts';
import { postBodyKey, postChangesKey, postKey, postsPartition } from '#functions/table/keys.ts';
import { batchGet, queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import {
  type AdminPost,
  type AdminPostSummary,
  adminPostSchema,
  adminPostSummarySchema,
  type PostInput,
  postInputSchema,
  toPostInput,
} from '#shared/api/admin-posts.ts';
import { bodyLines } from '#shared/domain/blog/body-lines.ts';
import { publishProblems } from '#shared/domain/blog/publish-problems.ts';
import { readMinutes } from '#shared/domain/blog/reading.ts';
import { AppError } from '#shared/errors.ts';
import { isPublic, storedState } from '../visibility.ts';

/**
 * Lower ids belong to the repository's posts, so that a new post in a deployment never takes the id of an
 * owner's post.
 */
export const firstOwnId = 101;
const maxAttempts = 4;

/** Who changes a post, and when. */
export interface Change {
  readonly now: Date;
  readonly by: string;
}

/** Stored items of one post. */
interface Stored {
  readonly summary: Item;
  readonly content: string;
  /** Fields of `PostInput` that are saved and not public yet. */
  readonly changes: Item | undefined;
}

const toSummary = (item: Item, now: Date): unknown => ({
  ...item,
  state: isPublic(item, now) ? 'published' : storedState(item),
  version: item.version ?? 0,
  hasChanges: item.hasChanges === true,
});

const sortKey = ({ state, savedAt, publishedAt }: AdminPostSummary): string =>
  (state === 'draft' ? savedAt : publishedAt) ?? '';

/** Drafts first, then the newest. */
const inOrder = (a: AdminPostSummary, b: AdminPostSummary): number =>
  Number(a.state !== 'draft') - Number(b.state !== 'draft') ||
  sortKey(b).localeCompare(sortKey(a)) ||
  b.id - a.id;

const readSummaries = (table: Table): Promise<Item[]> =>
  queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': postsPartition },
    ConsistentRead: true,
  });

/** Lists posts in every state; leaves out unreadable items. */
export const listForOwner = async (table: Table, now: Date): Promise<AdminPostSummary[]> =>
  (await readSummaries(table))
    .flatMap((item) => {
      const parsed = z.safeParse(adminPostSummarySchema, toSummary(item, now));
      return parsed.success ? [parsed.data] : [];
    })
    .sort(inOrder);

const readStored = async (table: Table, id: number): Promise<Stored> => {
  const items = await batchGet(table, [postKey(id), postBodyKey(id), postChangesKey(id)]);
  const find = (pk: string) => items.find((item) => item.pk === pk);
  const summary = find(postKey(id).pk);
  if (!summary || storedState(summary) === 'deleted') throw new AppError('record.not_found');
  return {
    summary,
    content: String(find(postBodyKey(id).pk)?.content ?? ''),
    changes: find(postChangesKey(id).pk),
  };
};

/** The text that visitors see of a public post; undefined if it is unreadable. */
const publicText = ({ summary, content }: Stored): PostInput | undefined => {
  const parsed = z.safeParse(z.object(postInputSchema.shape), { ...summary, content });
  return parsed.success ? parsed.data : undefined;
};

/** The post as its owner edits it. */
const toAdminPost = (stored: Stored, now: Date): AdminPost => {
  const { summary, content, changes } = stored;
  const { pk: _, sk: __, entity: ___, ...edited } = changes ?? {};
  const { cover, ...rest } = summary;
  const parsed = z.safeParse(adminPostSchema, {
    ...(toSummary(rest, now) as Item),
    ...(changes || cover === undefined ? {} : { cover }),
    content,
    ...edited,
    ...(changes ? { published: publicText(stored) } : {}),
  });
  if (!parsed.success) throw new AppError('record.not_found');
  return parsed.data;
};

/** Reads a post for editing; 404 `record.not_found` if there is none. */
export const readForOwner = async (table: Table, id: number, now: Date): Promise<AdminPost> =>
  toAdminPost(await readStored(table, id), now);

export const putBody = (table: Table, id: number, content: string): Write => ({
  Put: { TableName: table.name, Item: { ...postBodyKey(id), entity: 'PostBody', content } },
});

/** Digests of the pictures in a post, by which the library knows where each is used. */
export const picturesIn = ({ content, cover }: PostInput): string[] => {
  const inText = bodyLines(content).flatMap((line) => (line.kind === 'picture' ? [line.hash] : []));
  return [...new Set([...(cover ? [cover.hash] : []), ...inText])];
};

/** What a summary stores of a post's input. */
export const fieldsOf = (input: PostInput): Item => {
  const { content, ...fields } = input;
  return { ...fields, readTime: readMinutes(content), pictures: picturesIn(input) };
};

/** Stores changes beside a public post. */
export const putChanges = (table: Table, id: number, input: PostInput): Write => ({
  Put: {
    TableName: table.name,
    Item: { ...postChangesKey(id), entity: 'PostChanges', ...fieldsOf(input), content: input.content },
  },
});

/** Changes a post's summary if it still has this version, and increments the version. */
export const updateSummary = (
  table: Table,
  { id, baseVersion }: { readonly id: number; readonly baseVersion: number },
  { now, by }: Change,
  changes: ItemChanges,
): Write => {
  const parts = updateParts({
    ...changes,
    set: { ...changes.set, version: baseVersion + 1, savedAt: now.toISOString(), savedBy: by },
  });
  return {
    Update: {
      TableName: table.name,
      Key: postKey(id),
      ...parts,
      ConditionExpression: baseVersion === 0 ? 'attribute_not_exists(#version)' : '#version = :base',
      ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#version': 'version' },
      ExpressionAttributeValues: {
        ...parts.ExpressionAttributeValues,
        ...(baseVersion === 0 ? {} : { ':base': baseVersion }),
      },
    },
  };
};

const stale = async (table: Table, id: number, now: Date): Promise<AppError> =>
  new AppError('record.stale', { current: await readForOwner(table, id, now) });

/** Adds a draft with the next free id. */
export const addPost = async (table: Table, input: PostInput, { now, by }: Change): Promise<AdminPost> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { Items: [last] = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': postsPartition },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: 1,
      }),
    );
    const id = Math.max(firstOwnId, Number(last?.id ?? 0) + 1);
    const summary: Item = {
      ...fieldsOf(input),
      id,
      state: 'draft',
      views: 0,
      likes: 0,
      version: 1,
      savedAt: now.toISOString(),
      savedBy: by,
    };
    try {
      await transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: { ...postKey(id), entity: 'Post', ...summary },
            ConditionExpression: isNew,
          },
        },
        putBody(table, id, input.content),
      ]);
      return toAdminPost({ summary, content: input.content, changes: undefined }, now);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw conflicting('Other posts are added at the same time');
};

interface Edit {
  readonly id: number;
  readonly baseVersion: number;
}

/** Reads a post and checks its version, then writes; a stale version is 409 `record.stale` with the newer post. */
const changePost = async (
  table: Table,
  edit: Edit,
  change: Change,
  writesFor: (stored: Stored, post: AdminPost) => readonly Write[],
): Promise<AdminPost> => {
  const stored = await readStored(table, edit.id);
  const post = toAdminPost(stored, change.now);
  if (post.version !== edit.baseVersion) throw new AppError('record.stale', { current: post });
  try {
    await transact(table, writesFor(stored, post));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await stale(table, edit.id, change.now);
  }
  return readForOwner(table, edit.id, change.now);
};

export const coverChange = (input: PostInput): { remove: string[] } => ({
  remove: input.cover ? [] : ['cover'],
});

/**
 * Saves a draft in place; changes to a public post are stored beside it until it is published, or until its public
 * text is saved again.
 */
export const savePost = (table: Table, edit: Edit, input: PostInput, change: Change): Promise<AdminPost> =>
  changePost(table, edit, change, (stored, post) => {
    if (post.state === 'published' && isDeepStrictEqual(input, publicText(stored)))
      return [updateSummary(table, edit, change, { remove: ['hasChanges'] }), removeChanges(table, edit.id)];
    return post.state === 'published'
      ? [updateSummary(table, edit, change, { set: { hasChanges: true } }), putChanges(table, edit.id, input)]
      : [
          updateSummary(table, edit, change, { set: fieldsOf(input), ...coverChange(input) }),
          putBody(table, edit.id, input.content),
        ];
  });

export const removeChanges = (table: Table, id: number): Write => ({
  Delete: { TableName: table.name, Key: postChangesKey(id) },
});

/** When a post that is published now was first published; for a scheduled post, now. */
const firstPublished = ({ state, publishedAt }: AdminPost, now: Date): string =>
  state === 'scheduled' || publishedAt === undefined ? now.toISOString() : publishedAt;

/**
 * Publishes a post's saved text now, or at a later time. 400 `request.invalid` names incomplete fields; a
 * public post can't be scheduled (`request.conflict`).
 */
export const publishSaved = (
  table: Table,
  edit: Edit & { readonly at?: string | undefined },
  change: Change,
): Promise<AdminPost> =>
  changePost(table, edit, change, (_, post) => {
    const input = toPostInput(post);
    const problems = publishProblems(input);
    const at = edit.at && new Date(edit.at).toISOString();
    if (at && at <= change.now.toISOString()) problems.at = 'Choose a time in the future.';
    if (Object.keys(problems).length > 0)
      throw new AppError('request.invalid', {
        message: Object.values(problems)[0] ?? '',
        fields: problems,
      });
    if (at && post.state === 'published')
      throw new AppError('request.conflict', {
        message: 'This post is public. Withdraw it before you schedule it.',
      });
    const isChange = post.publishedAt !== undefined && post.state !== 'scheduled';
    return [
      updateSummary(table, edit, change, {
        set: {
          ...fieldsOf(input),
          state: at ? 'scheduled' : 'published',
          publishedAt: at || firstPublished(post, change.now),
          ...(isChange && !at ? { updatedAt: change.now.toISOString() } : {}),
        },
        remove: ['hasChanges', ...coverChange(input).remove],
      }),
      putBody(table, edit.id, input.content),
      removeChanges(table, edit.id),
    ];
  });

/** Makes a post a draft with its saved text. Drafts stay as they are, apart from their version. */
export const withdrawSaved = (table: Table, edit: Edit, change: Change): Promise<AdminPost> =>
  changePost(table, edit, change, (_, post) => {
    const input = toPostInput(post);
    return [
      updateSummary(table, edit, change, {
        set: { ...fieldsOf(input), state: 'draft' },
        remove: [
          'hasChanges',
          ...(post.state === 'scheduled' ? ['publishedAt'] : []),
          ...coverChange(input).remove,
        ],
      }),
      putBody(table, edit.id, input.content),
      removeChanges(table, edit.id),
    ];
  });

/** Deletes a post and leaves a marker in its place, so that its id is never used for another. */
export const removePostWrites = (table: Table, id: number, { now, by }: Change): Write[] => [
  {
    Put: {
      TableName: table.name,
      Item: {
        ...postKey(id),
        entity: 'DeletedPost',
        id,
        state: 'deleted',
        deletedAt: now.toISOString(),
        deletedBy: by,
      },
    },
  },
  { Delete: { TableName: table.name, Key: postBodyKey(id) } },
  removeChanges(table, id),
];

/** Deletes a post. Returns it as it was. */
export const removePost = async (table: Table, id: number, change: Change): Promise<AdminPost> => {
  const post = await readForOwner(table, id, change.now);
  await transact(table, removePostWrites(table, id, change));
  return post;
};
