import * as z from 'zod/mini';

/**
 * A post's id as it is written in an address: a positive whole number in plain digits, as `1`. What could be read as a
 * number in another way (`1.0`, `1e3`, `01`, other scripts' digits, beyond 2^53) names no post.
 */
export const postIdPattern = /^[1-9][0-9]{0,8}$/;

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
