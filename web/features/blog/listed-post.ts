import type { PostSummary } from '#shared/domain/blog/post.ts';

/** What the list shows: counts are not part of it, so a built list is complete. */
export type ListedPost = Omit<PostSummary, 'views' | 'likes'>;
