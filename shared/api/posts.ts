import * as z from 'zod/mini';
import { postIdPattern, postSchema, postSummarySchema } from '#shared/domain/blog/post.ts';
import { defineRoute } from './route.ts';

const postIdText = z.string().check(z.regex(postIdPattern));
const params = z.strictObject({ id: postIdText });

/** All posts without their bodies, newest first. */
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

/** `counted` is false if this visitor's view was already counted today. */
export const recordPostView = defineRoute({
  method: 'POST',
  path: '/api/blog/posts/{id}/view',
  params,
  response: z.object({ counted: z.boolean() }),
});

export const likePostInputSchema = z.strictObject({ increment: z.boolean() });

/**
 * `increment` true adds the visitor's like, false removes it. Repeating changes nothing. `changed` says
 * whether the count changed.
 */
export const likePost = defineRoute({
  method: 'POST',
  path: '/api/blog/posts/{id}/like',
  params,
  body: likePostInputSchema,
  response: z.object({ liked: z.boolean(), changed: z.boolean() }),
});
