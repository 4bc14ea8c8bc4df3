import { brand } from '#shared/brand.ts';
import { blogPage } from '#shared/content/blog/page.ts';
import { type PostContent, parsePost } from '#shared/domain/blog/parse-post.ts';
import { countWords } from '#shared/domain/blog/reading.ts';
import { relatedPosts } from '#shared/domain/blog/related.ts';
import type { PageMeta, PrerenderFile, PrerenderPage } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { atomFeed, feedPath } from './feed.ts';

const sources = import.meta.glob<string>('../../../shared/content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The table's posts, which the renderer of publications sets; a build has those of the repository. */
const { sitePosts } = globalThis as { sitePosts?: readonly PostContent[] };

const posts: readonly PostContent[] = [
  ...(sitePosts ?? Object.entries(sources).map(([file, source]) => parsePost(file, source))),
].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);

const summaries = posts.map(({ content: _, ...summary }) => summary);

const organisation = { '@type': 'Organization', name: brand.name, url: '{site}/' };
const feedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${brand.name} ${blogPage.feed}`,
  href: feedPath,
};

/** Drawn by `npm run images`; a test checks that every post has one. */
export const sharePicture = (id: number): string => `/share/post-${id}.jpg`;

const postMeta = (post: PostContent): PageMeta => ({
  title: post.title,
  description: post.excerpt,
  type: 'article',
  image: sharePicture(post.id),
  modified: post.publishedAt.slice(0, 10),
  links: [feedLink],
  properties: [
    ['article:published_time', post.publishedAt],
    ['article:author', post.author],
    ['article:section', post.category],
    ...post.tags.map((tag): readonly [string, string] => ['article:tag', tag]),
  ],
  jsonLd: [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: `{site}${sharePicture(post.id)}`,
      datePublished: post.publishedAt,
      dateModified: post.publishedAt,
      author: { '@type': 'Organization', name: post.author, url: '{site}/' },
      publisher: organisation,
      articleSection: post.category,
      keywords: post.tags.join(', '),
      wordCount: countWords(post.content),
      timeRequired: `PT${post.readTime}M`,
      inLanguage: 'en',
      mainEntityOfPage: `{site}${paths.post.to(post.id)}`,
    },
  ],
});

const listPage: PrerenderPage = {
  path: paths.blog.to(),
  meta: {
    ...blogPage.meta,
    modified: posts[0]?.publishedAt.slice(0, 10),
    links: [feedLink],
    jsonLd: [
      {
        '@type': 'Blog',
        name: `${brand.name} ${blogPage.meta.title}`,
        description: blogPage.meta.description,
        url: `{site}${paths.blog.to()}`,
        publisher: organisation,
        blogPost: posts.map((post) => ({
          '@type': 'BlogPosting',
          headline: post.title,
          datePublished: post.publishedAt,
          url: `{site}${paths.post.to(post.id)}`,
        })),
      },
    ],
  },
  // The list shows no counts, so the prerendered summaries are complete.
  data: { posts: summaries },
};

export const pages: readonly PrerenderPage[] = [
  listPage,
  ...posts.map((post) => ({
    path: paths.post.to(post.id),
    meta: postMeta(post),
    data: { post, more: { after: post.id, posts: relatedPosts(summaries, post) } },
  })),
];

export const files: readonly PrerenderFile[] = [{ path: feedPath, text: atomFeed(posts) }];
