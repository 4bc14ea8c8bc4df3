import type { RouteRow } from '#functions/http/types.ts';
import {
  createPost,
  deletePost,
  getAdminPost,
  listAdminPosts,
  publishPost,
  updatePost,
  withdrawPost,
} from '#shared/api/admin-posts.ts';
import { getPost, likePost, listPosts, recordPostView } from '#shared/api/posts.ts';

/**
 * Fresh for half a minute and stale for half a minute: at the edge, a post's counts are at most a minute old.
 */
const postsCache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

const admin = { access: 'admin', secrets: ['session'] } as const satisfies Partial<RouteRow>;
const whole = ['POSTBODY', 'POSTCHANGES', 'POSTS'] as const;
const publishing = {
  ...admin,
  table: ['BatchGetItem', 'Query', 'UpdateItem', 'PutItem', 'DeleteItem'],
  // When public posts change, the site's pages are published again.
  reads: [...whole, 'SITE'],
  writes: [...whole, 'SITE'],
} as const satisfies Partial<RouteRow>;

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
  listAdminPosts: {
    ...admin,
    contract: listAdminPosts,
    entry: 'posts/admin/list.ts',
    load: () => import('./admin/list.ts'),
    table: ['BatchGetItem', 'Query'],
    reads: ['POSTS'],
  },
  getAdminPost: {
    ...admin,
    contract: getAdminPost,
    entry: 'posts/admin/get.ts',
    load: () => import('./admin/get.ts'),
    table: ['BatchGetItem'],
    reads: whole,
  },
  createPost: {
    ...admin,
    contract: createPost,
    entry: 'posts/admin/create.ts',
    load: () => import('./admin/create.ts'),
    table: ['BatchGetItem', 'Query', 'PutItem'],
    reads: ['POSTS'],
    writes: ['POSTBODY', 'POSTS'],
  },
  updatePost: {
    ...admin,
    contract: updatePost,
    entry: 'posts/admin/update.ts',
    load: () => import('./admin/update.ts'),
    table: ['BatchGetItem', 'UpdateItem', 'PutItem', 'DeleteItem'],
    reads: whole,
    writes: whole,
  },
  publishPost: {
    ...publishing,
    contract: publishPost,
    entry: 'posts/admin/publish.ts',
    load: () => import('./admin/publish.ts'),
  },
  withdrawPost: {
    ...publishing,
    contract: withdrawPost,
    entry: 'posts/admin/withdraw.ts',
    load: () => import('./admin/withdraw.ts'),
  },
  deletePost: {
    ...admin,
    contract: deletePost,
    entry: 'posts/admin/delete.ts',
    load: () => import('./admin/delete.ts'),
    table: ['BatchGetItem', 'Query', 'PutItem', 'DeleteItem'],
    reads: [...whole, 'SITE'],
    writes: [...whole, 'SITE'],
  },
} as const satisfies Record<string, RouteRow>;
