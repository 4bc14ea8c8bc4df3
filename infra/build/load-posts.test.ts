import { describe, expect, it } from 'vitest';
import { blogCategoryNames } from '#shared/domain/blog/categories.ts';
import { parsePost } from '#shared/domain/blog/parse-post.ts';
import { loadPosts } from './load-posts.ts';

const head = {
  id: '7',
  title: 'A title',
  excerpt: 'An excerpt',
  category: 'Development',
  tags: 'one, two',
  author: 'Someone',
  publishedAt: '2026-02-03',
  featured: 'false',
};
const body = `${'word '.repeat(600)}\n\n# Section\n\n**Bold line**`;
const source = (changes: Partial<typeof head> = {}, content = body) =>
  `---\n${Object.entries({ ...head, ...changes })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${content}\n`;

describe('parsePost', () => {
  it('reads a file and computes the read time', () => {
    expect(parsePost('a.md', source())).toEqual({
      id: 7,
      title: 'A title',
      excerpt: 'An excerpt',
      category: 'Development',
      tags: ['one', 'two'],
      author: 'Someone',
      publishedAt: '2026-02-03T08:00:00.000Z',
      featured: false,
      readTime: 3,
      content: body,
    });
  });

  it.each([
    ['an id that is not a number', source({ id: '1e3' }), /id/],
    ['an unknown category', source({ category: 'Cooking' }), /One of: .*AI Technology/],
    ['a date that is none', source({ publishedAt: '2026-02-30' }), /publishedAt/],
    ['an empty tag', source({ tags: 'one,,two' }), /tags/],
    ['a featured flag in other words', source({ featured: 'yes' }), /featured/],
    ['a short body', source({}, 'Too short.'), /2 words, 600/],
    ['a list', source({}, `${body}\n- item`), /a list/],
    ['a link', source({}, `${body}\n[x](https://x.example)`), /a link/],
    ['HTML', source({}, `${body}\n<b>x</b>`), /HTML/],
    ['emphasis inside a line', source({}, `${body}\nsome **bold** words`), /emphasis/],
    ['no front matter', body, /front matter/],
  ])('refuses %s and names the file', (_, text, reason) => {
    expect(() => parsePost('bad.md', text)).toThrow(/^bad\.md: /);
    expect(() => parsePost('bad.md', text)).toThrow(reason);
  });
});

describe('loadPosts', () => {
  it('returns at least eight posts, newest first, in every category, three of them featured', async () => {
    const posts = await loadPosts();
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
    expect([...new Set(posts.map((post) => post.category))].sort()).toEqual([...blogCategoryNames].sort());
    expect(posts.filter((post) => post.featured)).toHaveLength(3);
    const dates = posts.map((post) => post.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
