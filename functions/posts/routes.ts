import type { RouteRow } from '#functions/http/types.ts';
import { getPost, likePost, listPosts, recordPostView } from '#shared/api/posts.ts';

/** Half a minute fresh and half a minute stale: a post's counts are at most a minute old at the edge. */
const postsCache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

export const postRoutes = {
  listPosts: {
    contract: listPosts,
    entry: 'posts/list.ts',
    load: () => import('./list.ts'),
    access: 'public',
    cacheControl: postsCache,
    table: ['Query'],
    reads: ['POSTS'],
  },
  getPost: {
    contract: getPost,
    entry: 'posts/get.ts',
    load: () => import('./get.ts'),
    access: 'public',
    cacheControl: postsCache,
    table: ['BatchGetItem'],
    reads: ['POSTBODY', 'POSTS'],
  },
  recordPostView: {
    contract: recordPostView,
    entry: 'posts/view.ts',
    load: () => import('./view.ts'),
    access: 'visitor',
    rateLimit: { name: 'views', max: 120, windowSeconds: 3600, onFailure: 'open' },
    secrets: ['visitor'],
    table: ['PutItem', 'UpdateItem'],
    writes: ['POSTS', 'VIEW#*'],
  },
  likePost: {
    contract: likePost,
    entry: 'posts/like.ts',
    load: () => import('./like.ts'),
    access: 'visitor',
    rateLimit: { name: 'likes', max: 60, windowSeconds: 3600, onFailure: 'open' },
    secrets: ['visitor'],
    table: ['PutItem', 'UpdateItem', 'DeleteItem'],
    writes: ['LIKE#*', 'POSTS'],
  },
} as const satisfies Record<string, RouteRow>;
