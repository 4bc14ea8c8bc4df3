import type { PostSummary } from '#shared/domain/blog/post.ts';

/** A post in the list. Without counts, so a prerendered list is complete. */
export type ListedPost = Omit<PostSummary, 'views' | 'likes'>;
