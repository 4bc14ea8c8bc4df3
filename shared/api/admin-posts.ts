import * as z from 'zod/mini';
import { blogCategoryNames } from '#shared/domain/blog/categories.ts';
import { coverSchema, postIdPattern, postSummarySchema } from '#shared/domain/blog/post.ts';
import { optionalText } from './fields.ts';
import { defineRoute } from './route.ts';

/** `scheduled` posts become public at `publishedAt`. A withdrawn post becomes a draft again. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

export const postLimits = {
  title: 110,
  excerpt: 260,
  content: 60_000,
  tag: 30,
  tags: 6,
  author: 60,
} as const;

const tag = optionalText(postLimits.tag, 'A tag').check(z.minLength(1, { error: 'A tag can’t be empty.' }));

/** What the owner edits. A draft may be incomplete; publishing checks it. */
export const postInputSchema = z.strictObject({
  title: optionalText(postLimits.title, 'Title'),
  excerpt: optionalText(postLimits.excerpt, 'Summary'),
  content: optionalText(postLimits.content, 'Text'),
  category: z.enum(blogCategoryNames, { error: 'Choose a category.' }),
  tags: z.array(tag).check(z.maxLength(postLimits.tags, { error: `At most ${postLimits.tags} tags.` })),
  author: optionalText(postLimits.author, 'Author'),
  featured: z.boolean(),
  cover: z.optional(coverSchema),
});
export type PostInput = z.infer<typeof postInputSchema>;

const version = z.int().check(z.minimum(0));

/** A post in the owner's list. `publishedAt` is absent until it is published or scheduled. */
export const adminPostSummarySchema = z.extend(z.omit(postSummarySchema, { publishedAt: true }), {
  publishedAt: z.optional(z.iso.datetime()),
  state: z.enum(postStates),
  /** Counts saves; 0 for a post that the owner never changed. */
  version,
  /** A public post with saved changes that visitors don't see yet. */
  hasChanges: z.boolean(),
  savedAt: z.optional(z.string()),
  savedBy: z.optional(z.string()),
});
export type AdminPostSummary = z.infer<typeof adminPostSummarySchema>;

/** A post with its text, including changes that aren't published. */
export const adminPostSchema = z.extend(adminPostSummarySchema, {
  content: z.string(),
  /** What visitors see, if it differs from the saved text. */
  published: z.optional(postInputSchema),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

const params = z.strictObject({ id: z.string().check(z.regex(postIdPattern)) });
const based = { baseVersion: version };
const maxBodyBytes = 512 * 1024;

/** All posts without their texts: drafts first, then the newest. */
export const listAdminPosts = defineRoute({
  method: 'GET',
  path: '/api/admin/posts',
  response: z.array(adminPostSummarySchema),
});

export const getAdminPost = defineRoute({
  method: 'GET',
  path: '/api/admin/posts/{id}',
  params,
  errors: ['record.not_found'],
  response: adminPostSchema,
});

/** Adds a draft. Its id is its address, `/blog/{id}`. */
export const createPost = defineRoute({
  method: 'POST',
  path: '/api/admin/posts',
  body: postInputSchema,
  response: adminPostSchema,
  status: 201,
  maxBodyBytes,
});

/**
 * Saves a post. Changes to a public post stay unpublished until it is published again; saving its public text
 * drops them.
 */
export const updatePost = defineRoute({
  method: 'PUT',
  path: '/api/admin/posts/{id}',
  params,
  body: z.extend(postInputSchema, based),
  errors: ['record.not_found', 'record.stale'],
  response: adminPostSchema,
  maxBodyBytes,
});

/** Publishes the saved text, now or `at` a later time. */
export const publishPost = defineRoute({
  method: 'POST',
  path: '/api/admin/posts/{id}/publish',
  params,
  body: z.strictObject({ ...based, at: z.optional(z.iso.datetime({ error: 'Choose a date and time.' })) }),
  errors: ['record.not_found', 'record.stale', 'request.invalid', 'request.conflict'],
  response: adminPostSchema,
});

/** Makes a public or scheduled post a draft again; its counts stay. */
export const withdrawPost = defineRoute({
  method: 'POST',
  path: '/api/admin/posts/{id}/withdraw',
  params,
  body: z.strictObject(based),
  errors: ['record.not_found', 'record.stale'],
  response: adminPostSchema,
});

/** Deletes a post permanently: neither seeding nor a new post uses its id again. */
export const deletePost = defineRoute({
  method: 'DELETE',
  path: '/api/admin/posts/{id}',
  params,
  errors: ['record.not_found'],
  response: z.object({ id: z.number() }),
});

/** The editable part of a post. */
export const toPostInput = ({
  title,
  excerpt,
  content,
  category,
  tags,
  author,
  featured,
  cover,
}: AdminPost): PostInput => ({
  title,
  excerpt,
  content,
  category: category as PostInput['category'],
  tags,
  author,
  featured,
  ...(cover ? { cover } : {}),
});
