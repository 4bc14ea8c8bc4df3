import * as z from 'zod/mini';

/**
 * A post id in a URL: a positive integer in plain digits. `1.0`, `1e3`, `01`, other digits and numbers
 * beyond 2^53 match no post.
 */
export const postIdPattern = /^[1-9][0-9]{0,8}$/;

const count = z.int().check(z.minimum(0));

/** A post in the list. `publishedAt` is an ISO instant, `readTime` is in minutes. */
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
