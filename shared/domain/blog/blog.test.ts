import { describe, expect, it } from 'vitest';
import { postIdPattern } from '#shared/domain/blog/post.ts';
import { blogCategoryNames, categoryLook } from './categories.ts';
import { longDate, shortDate } from './dates.ts';
import { filterPosts, filterQuery, parseFilter } from './filter.ts';
import { countWords, readMinutes } from './reading.ts';
import { relatedPosts } from './related.ts';
import { shareUrl } from './share.ts';

const post = (title: string, category: string, tags: string[] = [], excerpt = '') => ({
  title,
  category,
  tags,
  excerpt,
});

describe('filterPosts', () => {
  const posts = [
    post('Pricing a chatbot', 'Business Strategy', ['ROI']),
    post('Intents', 'AI Technology', ['nlu'], 'What a PRICE question looks like'),
    post('Release notes', 'System Updates', ['pricing page']),
  ];

  it.each([
    ['', '', 3],
    ['PRIC', '', 3],
    ['  roi ', '', 1],
    ['pric', 'AI Technology', 1],
    ['', 'AI', 0],
    ['', 'ai technology', 0],
    ['nothing', '', 0],
  ])('finds %i posts for search %j and category %j', (search, category, found) => {
    expect(filterPosts(posts, { search, category })).toHaveLength(found);
  });

  it('round-trips through the URL', () => {
    const filter = { search: 'a & b?', category: 'AI News' };
    expect(parseFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
    expect(filterQuery({ search: '', category: '' })).toBe('');
  });
});

describe('shortDate and longDate', () => {
  it('give the same day in every time zone', () => {
    expect(shortDate('2026-03-01T00:30:00.000Z')).toBe('03-01-2026');
    expect(longDate('2026-03-01T23:30:00.000Z')).toBe('March 1, 2026');
  });
});

describe('categoryLook', () => {
  it('offers the five specified categories in order and knows AI News', () => {
    expect(blogCategoryNames).toEqual([
      'AI Technology',
      'Development',
      'Industry Insights',
      'Business Strategy',
      'System Updates',
      'AI News',
    ]);
    expect(new Set(blogCategoryNames.map((name) => categoryLook(name).emoji)).size).toBe(6);
    expect(new Set(blogCategoryNames.map((name) => categoryLook(name).tone)).size).toBe(6);
  });

  it('returns a neutral look for an unknown category', () => {
    expect(categoryLook('constructor')).toEqual({ emoji: '📝', tone: 'neutral' });
  });
});

describe('readMinutes', () => {
  it('counts words without marks and returns at least one minute', () => {
    expect(countWords("## It's 24,000 words **long**")).toBe(4);
    expect(readMinutes('')).toBe(1);
    expect(readMinutes('word '.repeat(220))).toBe(1);
    expect(readMinutes('word '.repeat(221))).toBe(2);
  });
});

describe('relatedPosts', () => {
  it('prefers the same category, keeps the order and excludes the post itself', () => {
    const posts = [1, 2, 3, 4, 5].map((id) => ({ id, category: id % 2 ? 'odd' : 'even' }));
    expect(relatedPosts(posts, { id: 3, category: 'odd' }).map(({ id }) => id)).toEqual([1, 5, 2]);
    expect(relatedPosts([], { id: 3, category: 'odd' })).toEqual([]);
  });
});

describe('shareUrl', () => {
  const page = { url: 'https://parley.example/blog/1', title: 'A & B' };

  it.each([
    ['twitter', 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fparley.example%2Fblog%2F1&text=A+%26+B'],
    [
      'linkedin',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fparley.example%2Fblog%2F1',
    ],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fparley.example%2Fblog%2F1'],
  ] as const)('builds the dialog URL of %s', (network, url) => {
    expect(shareUrl(network, page)).toBe(url);
  });
});

describe('postIdPattern', () => {
  it.each(['1', '42', '999999999'])('accepts %s', (id) => expect(postIdPattern.test(id)).toBe(true));
  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '٣',
    ' 1',
    '1 ',
    '1\n',
    '0x1',
    '9007199254740993',
    '1;DROP',
  ])('rejects %j', (id) => expect(postIdPattern.test(id)).toBe(false));
});
