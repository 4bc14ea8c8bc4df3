import { brand } from '#shared/brand.ts';
import { blogPage } from '#shared/content/blog/page.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { countWords } from '#shared/domain/blog/reading.ts';
import { relatedPosts } from '#shared/domain/blog/related.ts';
import { sharePictureAddress } from '#shared/domain/share-picture.ts';
import type { PageMeta, PrerenderFile, PrerenderPage } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';
import { atomFeed, feedPath } from './feed.ts';

const organisation = () => ({ '@type': 'Organization', name: brand.name, url: '{site}/' });

const feedLink = () => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${brand.name} ${blogPage.feed}`,
  href: feedPath,
});

/** Drawn by `npm run images`; a test checks that every post of the repository has one. */
export const sharePicture = (id: number): string => `/share/post-${id}.jpg`;

/**
 * The picture shown with a shared link: the post's cover, its drawn picture, or undefined for the site's
 * picture.
 */
const shareImage = ({ id, cover }: PostContent, drawn: ReadonlySet<number>): string | undefined => {
  if (cover) return pictureSources(cover).src;
  return drawn.has(id) ? sharePicture(id) : undefined;
};

const postMeta = (post: PostContent, image: string | undefined): PageMeta => {
  const modified = post.updatedAt ?? post.publishedAt;
  return {
    title: post.title,
    description: post.excerpt,
    type: 'article',
    ...(image ? { image } : {}),
    modified: modified.slice(0, 10),
    links: [feedLink()],
    properties: [
      ['article:published_time', post.publishedAt],
      ...(post.updatedAt ? [['article:modified_time', post.updatedAt] as const] : []),
      ['article:author', post.author],
      ['article:section', post.category],
      ...post.tags.map((tag): readonly [string, string] => ['article:tag', tag]),
    ],
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        image: `{site}${image ?? sharePictureAddress()}`,
        datePublished: post.publishedAt,
        dateModified: modified,
        author: { '@type': 'Organization', name: post.author, url: '{site}/' },
        publisher: organisation(),
        articleSection: post.category,
        keywords: post.tags.join(', '),
        wordCount: countWords(post.content),
        timeRequired: `PT${post.readTime}M`,
        inLanguage: 'en',
        mainEntityOfPage: `{site}${paths.post.to(post.id)}`,
      },
    ],
  };
};

const newestFirst = (a: PostContent, b: PostContent): number =>
  b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;

const summaryOf = ({ content: _, ...summary }: PostContent) => summary;

const listPage = (posts: readonly PostContent[]): PrerenderPage => ({
  path: paths.blog.to(),
  meta: {
    ...blogPage.meta,
    modified: posts[0]?.publishedAt.slice(0, 10),
    links: [feedLink()],
    jsonLd: [
      {
        '@type': 'Blog',
        name: `${brand.name} ${blogPage.meta.title}`,
        description: blogPage.meta.description,
        url: `{site}${paths.blog.to()}`,
        publisher: organisation(),
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
  data: { posts: posts.map(summaryOf) },
});

/**
 * The blog's pages for these public posts, in any order: the list and one page per post. `drawn` contains the
 * ids for which the build has a share picture.
 */
export const postPages = (posts: readonly PostContent[], drawn: ReadonlySet<number>): PrerenderPage[] => {
  const sorted = [...posts].sort(newestFirst);
  const summaries = sorted.map(summaryOf);
  return [
    listPage(sorted),
    ...sorted.map((post) => ({
      path: paths.post.to(post.id),
      meta: postMeta(post, shareImage(post, drawn)),
      data: { post, more: { after: post.id, posts: relatedPosts(summaries, post) } },
    })),
  ];
};

/** The feed of these public posts. */
export const postFiles = (posts: readonly PostContent[]): PrerenderFile[] => [
  { path: feedPath, text: atomFeed([...posts].sort(newestFirst)) },
];
