import { describe, expect, it } from 'vitest';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { pictureFile } from '#shared/domain/blog/pictures.ts';
import { postFiles, postPages } from './post-pages.ts';

const post = (id: number, changes: Partial<PostContent> = {}): PostContent => ({
  id,
  title: `Post ${id}`,
  excerpt: 'Short',
  content: 'Words',
  category: 'Development',
  tags: ['one'],
  author: 'Ada',
  publishedAt: `2026-03-0${(id % 9) + 1}T08:00:00.000Z`,
  readTime: 1,
  featured: false,
  ...changes,
});
const cover = { hash: '0123456789abcdef0123456789abcdef', width: 1600, height: 840, alt: 'A chart' };
const none = new Set<number>();
const pageOf = (posts: PostContent[], id: number) =>
  postPages(posts, none).find(({ path }) => path === `/blog/${id}`);

describe('postPages', () => {
  it('makes the list and one page a post, newest first, with related posts', () => {
    const pages = postPages([post(1), post(3), post(2)], none);
    expect(pages.map(({ path }) => path)).toEqual(['/blog', '/blog/3', '/blog/2', '/blog/1']);
    expect(pages[0]?.data?.posts).toMatchObject([{ id: 3 }, { id: 2 }, { id: 1 }]);
    expect(JSON.stringify(pages[0]?.data)).not.toContain('Words');
    expect(pages[1]?.data).toMatchObject({ more: { after: 3, posts: [{ id: 2 }, { id: 1 }] } });
  });

  it('makes no page for a post that isn’t public any more, and no links to it', () => {
    expect(JSON.stringify(postPages([post(1)], none))).not.toContain('/blog/2');
  });

  it('describes the post for search engines, with the time of its last change', () => {
    const meta = pageOf([post(1, { updatedAt: '2026-04-01T09:00:00.000Z' })], 1)?.meta;
    expect(meta).toMatchObject({
      title: 'Post 1',
      description: 'Short',
      type: 'article',
      modified: '2026-04-01',
    });
    expect(meta?.jsonLd?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-03-02T08:00:00.000Z',
      dateModified: '2026-04-01T09:00:00.000Z',
    });
  });

  it('shares the cover, else the drawn picture, else the site’s', () => {
    expect(pageOf([post(1, { cover })], 1)?.meta.image).toBe(pictureFile(cover.hash, 1600));
    expect(postPages([post(1)], new Set([1]))[1]?.meta.image).toBe('/share/post-1.jpg');
    expect(pageOf([post(1)], 1)?.meta.image).toBeUndefined();
  });

  it('makes the pages of 500 posts in less than a second', () => {
    const posts = Array.from({ length: 500 }, (_, id) => post(id + 1, { content: 'Words '.repeat(1200) }));
    const startedAt = performance.now();
    expect(postPages(posts, none)).toHaveLength(501);
    expect(postFiles(posts)[0]?.text.match(/<entry>/g)).toHaveLength(500);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
