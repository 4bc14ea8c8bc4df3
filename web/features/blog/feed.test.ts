import { expect, it } from 'vitest';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { atomFeed } from './feed.ts';

const post: PostContent = {
  id: 3,
  title: 'Bots & people',
  excerpt: 'Short',
  content: 'First <b>words</b>\n\n# Part\n**Bold**\nLast',
  category: 'Development',
  tags: ['one'],
  author: 'Ada',
  publishedAt: '2026-03-01T08:00:00.000Z',
  readTime: 3,
  featured: false,
};

it('contains the post as escaped HTML', () => {
  const content = /<content type="html">(.*?)<\/content>/.exec(atomFeed([post]))?.[1];
  const html = content?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect(html).toBe(
    '<p>First &lt;b&gt;words&lt;/b&gt;</p><h2>Part</h2><p><strong>Bold</strong></p><p>Last</p>',
  );
});
