import type { PostSummary } from '#shared/api/posts.ts';

/** What the list shows: counts are not part of it, so a built list is complete. */
export type ListedPost = Omit<PostSummary, 'views' | 'likes'>;
