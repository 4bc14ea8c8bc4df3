import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/**
 * A post's id as it is written in an address: a positive whole number in plain digits, as `1`. What could be read as a
 * number in another way (`1.0`, `1e3`, `01`, other scripts' digits, beyond 2^53) names no post.
 */
export const postIdPattern = /^[1-9][0-9]{0,8}$/;

export const postIdText = z.string().check(z.regex(postIdPattern));

const count = z.int().check(z.minimum(0));

/** What the list shows of a post. `publishedAt` is an ISO instant; `readTime` is in minutes. */
export const postSummarySchema = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  readTime: z.int().check(z.minimum(1)),
  featured: z.boolean(),
  views: count,
  likes: count,
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A post with its body, in the blog's line grammar. */
export const postSchema = z.extend(postSummarySchema, { content: z.string() });
export type Post = z.infer<typeof postSchema>;

const params = z.strictObject({ id: postIdText });

/** Every post without its body, newest first. */
export const listPosts = defineRoute({
  method: 'GET',
  path: '/api/blog/posts',
  response: z.array(postSummarySchema),
});

export const getPost = defineRoute({
  method: 'GET',
  path: '/api/blog/posts/{id}',
  params,
  response: postSchema,
});

/** `counted` is false when this visitor's view of today was already there. */
export const recordPostView = defineRoute({
  method: 'POST',
  path: '/api/blog/posts/{id}/view',
  params,
  response: z.object({ counted: z.boolean() }),
});

export const likePostInputSchema = z.strictObject({ increment: z.boolean() });

/** `increment` true likes, false takes it back; asking twice changes nothing. `changed` says whether the count moved. */
export const likePost = defineRoute({
  method: 'POST',
  path: '/api/blog/posts/{id}/like',
  params,
  body: likePostInputSchema,
  response: z.object({ liked: z.boolean(), changed: z.boolean() }),
});
