import * as z from 'zod/mini';

/**
 * A post id in a URL: a positive integer in plain digits. `1.0`, `1e3`, `01`, other digits and numbers
 * beyond 2^53 match no post.
 */
export const postIdPattern = /^[1-9][0-9]{0,8}$/;

const count = z.int().check(z.minimum(0));

/** A picture in the site's media folder: `hash` names its files, see `pictureFile`. Sizes are in pixels. */
export const coverSchema = z.strictObject({
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'Not a picture of this site.' })),
  width: z.int().check(z.minimum(1), z.maximum(10_000)),
  height: z.int().check(z.minimum(1), z.maximum(10_000)),
  alt: z.string().check(z.trim(), z.maxLength(300)),
});
export type Cover = z.infer<typeof coverSchema>;

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
  /** Only on posts for which the owner chose a picture. */
  cover: z.optional(coverSchema),
  /** When the owner last published changes. */
  updatedAt: z.optional(z.iso.datetime()),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A post with its body, in the blog's line grammar. */
export const postSchema = z.extend(postSummarySchema, { content: z.string() });
export type Post = z.infer<typeof postSchema>;
