import { type PostContent, parsePost } from '#shared/domain/blog/parse-post.ts';
import type { PrerenderFile, PrerenderPage } from '#web/lib/page-meta.ts';
import { postFiles, postPages } from './post-pages.ts';

const sources = import.meta.glob<string>('../../../shared/content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ownPosts: readonly PostContent[] = Object.entries(sources).map(([file, source]) =>
  parsePost(file, source),
);

/** The table's posts, set by the renderer of publications; a build uses the repository's posts. */
const { sitePosts: posts = ownPosts } = globalThis as { sitePosts?: readonly PostContent[] };

/** Ids of the repository's posts, which have a drawn share picture. */
const drawnPosts: ReadonlySet<number> = new Set(ownPosts.map(({ id }) => id));

export const pages: readonly PrerenderPage[] = postPages(posts, drawnPosts);

export const files: readonly PrerenderFile[] = postFiles(posts);
