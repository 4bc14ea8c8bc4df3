// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#shared/domain/blog/post.ts';
import { Page as BlogPage } from './blog-page.tsx';
import { Page as PostPage } from './post-page.tsx';
import { pages } from './prerender.ts';

const post = (overrides: Partial<Post> = {}): Post => ({
  id: 1,
  title: 'First post',
  excerpt: 'About beginnings',
  content: 'A paragraph\n\n# Part\n## Section\n### Detail\n**All bold**\n**<img src=x onerror=alert(1)>**',
  category: 'AI Technology',
  tags: ['one', 'two', 'three', 'four', 'five'],
  author: 'Ada',
  publishedAt: '2026-03-01T08:00:00.000Z',
  readTime: 4,
  featured: false,
  views: 1234,
  likes: 7,
  ...overrides,
});

it('has a share picture for every post', () => {
  const missing = pages
    .flatMap(({ path, meta }) => (path === '/blog' ? [] : [meta.image]))
    .filter((image) => !image || !existsSync(`web/public${image}`));
  expect(missing).toEqual([]);
});

type Answer = [status: number, body: unknown];
let answers: Record<string, Answer>;
let calls: string[];
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  calls = [];
  answers = {};
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url}${init?.body ? ` ${init.body}` : ''}`;
    calls.push(call);
    const [status, body] = answers[call] ?? [404, { code: 'record.not_found', message: 'no' }];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** `read`: the SWR cache of this visit. */
const show = (path: string, read = new Map()) => {
  history.replaceState(null, '', path);
  return render(
    <SWRConfig value={{ provider: () => read }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/blog" element={<BlogPage />} />
          <Route path="/blog/:id" element={<PostPage />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
};
it('reads list and post once per visit', async () => {
  answers['GET /api/blog/posts'] = [200, [post(), post({ id: 2, title: 'Other' })]];
  answers['GET /api/blog/posts/1'] = [200, post()];
  const read = new Map();
  for (let visit = 0; visit < 2; visit += 1) {
    show('/blog', read);
    await screen.findByText('First post');
    cleanup();
    show('/blog/1', read);
    await screen.findByRole('heading', { level: 1, name: 'First post' });
    await screen.findByText('Other');
    cleanup();
  }
  expect(calls.filter((call) => call.startsWith('GET')).sort()).toEqual([
    'GET /api/blog/posts',
    'GET /api/blog/posts/1',
  ]);
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the blog list', () => {
  beforeEach(() => {
    answers['GET /api/blog/posts'] = [
      200,
      [
        post({ id: 3, title: 'Newest', category: 'Development', tags: ['Webhooks'] }),
        post({ id: 2, title: 'Lead story', featured: true }),
        post({ id: 1, title: 'Oldest', tags: ['one'], excerpt: 'About WEBHOOKS too' }),
      ],
    ];
  });

  it('shows a loading message, then featured and latest articles [BLOG-001]', async () => {
    show('/blog');
    screen.getByText('Loading articles...');
    await screen.findByRole('heading', { name: 'Featured Articles' });
    expect(titles()).toEqual(['Lead story', 'Newest', 'Oldest']);
    screen.getByRole('heading', { name: 'Latest Articles' });
  });

  it('shows three tags and a count on featured cards, one on latest ones, and the date as MM-DD-YYYY [BLOG-002]', async () => {
    answers['GET /api/blog/posts'] = [200, [post({ featured: true }), post({ id: 2, title: 'Other' })]];
    show('/blog');
    const [featured, latest] = await screen.findAllByRole('article');
    const tags = (card: HTMLElement | undefined) =>
      within(card as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent);
    expect(tags(featured)).toEqual(['one', 'two', 'three', '+2']);
    expect(tags(latest)).toEqual(['one', '+4']);
    expect(featured?.textContent).toContain('03-01-2026');
    expect(featured?.textContent).toContain('4 min read');
    expect(screen.getByRole('link', { name: 'First post' }).getAttribute('href')).toBe('/blog/1');
  });

  it('searches title, excerpt and tags, filters by category, and keeps both in the URL [BLOG-003]', async () => {
    const user = userEvent.setup();
    show('/blog');
    await screen.findByText('Newest');
    await user.type(screen.getByRole('searchbox'), 'webhooks');
    expect(titles()).toEqual(['Newest', 'Oldest']);
    await user.selectOptions(screen.getByRole('combobox'), 'Development');
    expect(titles()).toEqual(['Newest']);
    await waitFor(() => expect(location.search).toBe('?q=webhooks&category=Development'));
  });

  it('offers the five categories', async () => {
    show('/blog');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All Categories',
      'AI Technology',
      'Development',
      'Industry Insights',
      'Business Strategy',
      'System Updates',
    ]);
    await screen.findByText('Newest');
  });

  it('reads filters from the URL and clears them [BLOG-004]', async () => {
    const user = userEvent.setup();
    show('/blog?q=nothing-like-this&category=Development');
    await screen.findByText('No articles found matching your criteria.');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows an error when it can’t load, and tries again', async () => {
    const user = userEvent.setup();
    const good = answers['GET /api/blog/posts'] as Answer;
    answers['GET /api/blog/posts'] = [503, { code: 'store.unavailable', message: 'busy' }];
    show('/blog');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers['GET /api/blog/posts'] = good;
    await user.click(retry);
    await screen.findByText('Newest');
  });
});

describe('a post', () => {
  beforeEach(() => {
    answers['GET /api/blog/posts/1'] = [200, post()];
    answers['GET /api/blog/posts'] = [200, [post(), post({ id: 2, title: 'Another' })]];
    answers['POST /api/blog/posts/1/view'] = [200, { counted: true }];
  });
  const like = (increment: boolean) => `POST /api/blog/posts/1/like {"increment":${increment}}`;
  const likeButton = () => screen.getByRole('button', { name: /^Like/ });

  it('shows all parts, renders the body by the line rules as text only, and records one view [BLOG-005]', async () => {
    show('/blog/1');
    screen.getByText('Loading article...');
    await screen.findByRole('heading', { level: 1, name: 'First post' });
    screen.getByText('March 1, 2026');
    expect(screen.getAllByText('1,234')).toHaveLength(2);
    screen.getByRole('heading', { level: 2, name: 'Part' });
    screen.getByRole('heading', { level: 3, name: 'Section' });
    screen.getByRole('heading', { level: 4, name: 'Detail' });
    expect(screen.getByText('All bold').tagName).toBe('STRONG');
    screen.getByText('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(document.title).toContain('First post');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/blog/posts/1/view']);
    await screen.findByText('Another');
  });

  it('likes at once, remembers the like, and removes it', async () => {
    const user = userEvent.setup();
    answers[like(true)] = [200, { liked: true, changed: true }];
    answers[like(false)] = [200, { liked: false, changed: true }];
    const read = new Map();
    const { unmount } = show('/blog/1', read);
    await screen.findByRole('heading', { level: 1 });
    await user.click(likeButton());
    expect(likeButton().getAttribute('aria-pressed')).toBe('true');
    expect(likeButton().textContent).toContain('8');
    unmount();
    show('/blog/1', read);
    await screen.findByRole('heading', { level: 1 });
    expect(likeButton().getAttribute('aria-pressed')).toBe('true');
    expect(likeButton().textContent).toContain('8');
    await user.click(likeButton());
    expect(likeButton().textContent).toContain('7');
    expect(calls).toContain(like(false));
    expect(calls.filter((call) => call === 'GET /api/blog/posts/1')).toHaveLength(1);
  });

  it('reverts a failed like and only logs the error [BLOG-006]', async () => {
    const user = userEvent.setup();
    answers[like(true)] = [503, { code: 'store.unavailable', message: 'busy' }];
    show('/blog/1');
    await screen.findByRole('heading', { level: 1 });
    await user.click(likeButton());
    await waitFor(() => expect(likeButton().getAttribute('aria-pressed')).toBe('false'));
    expect(likeButton().textContent).toContain('7');
    expect(warn).toHaveBeenCalled();
  });

  it('only logs a failed view [BLOG-007]', async () => {
    answers['POST /api/blog/posts/1/view'] = [503, { code: 'store.unavailable', message: 'busy' }];
    show('/blog/1');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(warn).toHaveBeenCalled());
  });

  it('shares the URL in a window of 600 x 400, on Twitter with the title [BLOG-008]', async () => {
    const user = userEvent.setup();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show('/blog/1');
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Share', 'Share on Twitter', 'Share on LinkedIn']) {
      await user.click(screen.getByRole('button', { name }));
    }
    const urls = open.mock.calls.map(([url]) => new URL(String(url)));
    expect(urls.map((url) => url.hostname)).toEqual(['twitter.com', 'twitter.com', 'www.linkedin.com']);
    expect(urls[0]?.searchParams.get('text')).toBe('First post');
    expect(urls[0]?.searchParams.get('url')).toBe(`${location.origin}/blog/1`);
    expect(open.mock.calls[0]?.[2]).toContain('width=600,height=400');
  });

  it.each(['abc', '0', '1e3', '-1', '1.0', '9007199254740993'])(
    'sends no request for %s [BLOG-019]',
    async (id) => {
      show(`/blog/${id}`);
      await screen.findByRole('heading', { name: 'Post Not Found' });
      expect(calls.filter((call) => call.includes('/posts/'))).toEqual([]);
    },
  );

  it('shows an error for a missing post, with a way back to the blog [BLOG-009]', async () => {
    const user = userEvent.setup();
    show('/blog/77');
    await screen.findByRole('heading', { name: 'Post Not Found' });
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await screen.findByText('Latest Articles');
  });
});
