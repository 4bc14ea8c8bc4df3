import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type SeedPost, seedPosts } from '#functions/posts/seed-posts.ts';
import { postBodyKey, postKey } from '#functions/table/keys.ts';
import type { Post, PostSummary } from '#shared/domain/blog/post.ts';
import { useTestSite } from './harness/test-site.ts';

const postContent = (overrides: Partial<SeedPost> = {}): SeedPost => ({
  id: 901,
  title: 'A post of a test',
  excerpt: 'What it is about',
  content: 'First line\n\n# Heading\n**<b>bold</b>**',
  category: 'AI News',
  tags: ['one', 'two'],
  author: 'Someone',
  publishedAt: '2026-01-02T08:00:00.000Z',
  readTime: 1,
  featured: false,
  ...overrides,
});

const cache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

describe('blog', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const get = async (id: number) => (await site.api('GET', `/api/blog/posts/${id}`)).json<Post>();

  /** Cookie of a new visitor. */
  const visitor = async (): Promise<string> => {
    const answer = await site.api('POST', '/api/blog/posts/9/like', { json: { increment: false } });
    return (answer.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  };

  it('lists every post, newest first, without bodies, in one call that the edge may cache', async () => {
    const before = site.invocations.length;
    const answer = await site.api('GET', '/api/blog/posts');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const posts = answer.json<PostSummary[]>();
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect(posts.filter((post) => post.featured)).toHaveLength(3);
    expect(posts.map((post) => post.publishedAt)).toEqual(
      posts
        .map((post) => post.publishedAt)
        .sort()
        .reverse(),
    );
    expect(posts[0]).not.toHaveProperty('content');
    expect(posts[0]).not.toHaveProperty('pk');
    expect(site.invocations[before]?.calls).toEqual(['Query']);
  });

  it('opens one post in one call', async () => {
    const before = site.invocations.length;
    const answer = await site.api('GET', '/api/blog/posts/1');
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.json()).toMatchObject({ id: 1, category: 'AI Technology', featured: true, likes: 0 });
    expect(answer.json<Post>().content.length).toBeGreaterThan(3000);
    expect(site.invocations[before]?.calls).toEqual(['BatchGet']);
  });

  it.each([
    '0',
    '-1',
    '1e3',
    '٣',
    '9007199254740993',
    '1.0',
    '01',
    'abc',
    '1;DROP',
    '999999',
    '1%20',
    '%2e%2e',
  ])('has no post %s, and requesting it creates nothing [BLOG-012]', async (id) => {
    const ids = async () =>
      (await site.api('GET', '/api/blog/posts')).json<PostSummary[]>().map((post) => post.id);
    const before = await ids();
    for (const [method, path, json] of [
      ['GET', '', undefined],
      ['POST', '/view', undefined],
      ['POST', '/like', { increment: true }],
      ['POST', '/like', { increment: false }],
    ] as const) {
      const answer = await site.api(method, `/api/blog/posts/${encodeURI(id)}${path}`, { json });
      expect([400, 404], `${method} ${id}${path}`).toContain(answer.status);
      expect(answer.json().code).toEqual(expect.any(String));
    }
    expect(await ids()).toEqual(before);
  });

  it.each([[{ increment: 'true' }], [{ increment: 1 }], [{}], [{ increment: true, likes: 5 }], [[]], [null]])(
    'rejects %j as a like [BLOG-017]',
    async (json) => {
      const answer = await site.api('POST', '/api/blog/posts/2/like', { json });
      expect(answer.status).toBe(400);
      expect((await get(2)).likes).toBe(0);
    },
  );

  it('counts one like per visitor, removes it once and never goes below zero [BLOG-016]', async () => {
    const cookie = await visitor();
    const like = async (increment: boolean) =>
      (await site.api('POST', '/api/blog/posts/3/like', { json: { increment }, headers: { cookie } })).json();

    expect(await like(false)).toEqual({ liked: false, changed: false });
    expect(await like(true)).toEqual({ liked: true, changed: true });
    expect(await like(true)).toEqual({ liked: true, changed: false });
    expect((await get(3)).likes).toBe(1);
    expect(await like(false)).toEqual({ liked: false, changed: true });
    expect(await like(false)).toEqual({ liked: false, changed: false });
    expect((await get(3)).likes).toBe(0);
  });

  it('counts a view once per visitor and day, without a read [BLOG-018]', async () => {
    const cookie = await visitor();
    const view = async () =>
      (await site.api('POST', '/api/blog/posts/4/view', { headers: { cookie } })).json();
    const before = site.invocations.length;
    expect(await view()).toEqual({ counted: true });
    expect(site.invocations[before]?.calls).toEqual(['TransactWrite']);
    expect(await view()).toEqual({ counted: false });
    site.clock.advance(24 * 3_600_000);
    expect(await view()).toEqual({ counted: true });
    expect((await get(4)).views).toBe(2);
  });

  it('counts exactly when 500 visitors like at once, some twice and with views between [BLOG-015]', async () => {
    const cookies = await Promise.all(Array.from({ length: 500 }, visitor));
    expect(new Set(cookies).size).toBe(500);
    const like = (increment: boolean) => (cookie: string) =>
      site.api('POST', '/api/blog/posts/5/like', { json: { increment }, headers: { cookie } });
    const view = (cookie: string) => site.api('POST', '/api/blog/posts/5/view', { headers: { cookie } });
    const some = cookies.slice(0, 100);
    const answers = await Promise.all([
      ...some.flatMap((cookie) => [view(cookie), like(true)(cookie), view(cookie)]),
      ...cookies.map(like(true)),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await get(5)).toMatchObject({ likes: 500, views: 100 });

    await Promise.all([...some, ...some, ...some].map(like(false)));
    expect(await get(5)).toMatchObject({ likes: 400, views: 100 });
  });

  it('keeps counts and updates texts when posts are seeded again', async () => {
    const { table } = site.runtime;
    expect(await seedPosts(table, [postContent()])).toBe(1);
    const cookie = await visitor();
    await site.api('POST', '/api/blog/posts/901/like', { json: { increment: true }, headers: { cookie } });
    await site.api('POST', '/api/blog/posts/901/view', { headers: { cookie } });

    expect(await seedPosts(table, [postContent()])).toBe(0);
    expect(await seedPosts(table, [postContent({ title: 'A better title', content: 'New body' })])).toBe(1);

    expect(await get(901)).toEqual({
      ...postContent({ title: 'A better title', content: 'New body' }),
      likes: 1,
      views: 1,
    });
  });

  it('shows a post that the owner added to the table, and skips a damaged one [BLOG-020]', async () => {
    const { client, name } = site.runtime.table;
    const { content, ...summary } = postContent({ id: 902 });
    await client.send(
      new PutCommand({ TableName: name, Item: { ...postKey(902), ...summary, likes: 0, views: 0 } }),
    );
    await client.send(new PutCommand({ TableName: name, Item: { ...postBodyKey(902), content } }));
    await client.send(new PutCommand({ TableName: name, Item: { ...postKey(903), id: 'nine', title: 4 } }));

    const ids = (await site.api('GET', '/api/blog/posts')).json<PostSummary[]>().map((post) => post.id);
    expect(ids).toContain(902);
    expect(ids).not.toContain(903);
    expect((await get(902)).content).toBe(content);
    expect((await site.api('GET', '/api/blog/posts/903')).status).toBe(404);
    expect(site.logs.some((line) => line.includes('post.broken'))).toBe(true);
  });

  it('does not go below zero when a count is damaged', async () => {
    const { client, name } = site.runtime.table;
    const cookie = await visitor();
    await site.api('POST', '/api/blog/posts/6/like', { json: { increment: true }, headers: { cookie } });
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: postKey(6),
        UpdateExpression: 'SET likes = :zero',
        ExpressionAttributeValues: { ':zero': 0 },
      }),
    );
    const answer = await site.api('POST', '/api/blog/posts/6/like', {
      json: { increment: false },
      headers: { cookie },
    });
    expect(answer.json()).toEqual({ liked: false, changed: false });
    expect((await get(6)).likes).toBe(0);
  });

  it('rejects likes and views from other sites [BLOG-011]', async () => {
    for (const [path, json] of [
      ['like', { increment: true }],
      ['view', undefined],
    ] as const) {
      const answer = await site.api('POST', `/api/blog/posts/7/${path}`, {
        json,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(403);
    }
    expect(await get(7)).toMatchObject({ likes: 0, views: 0 });
  });
});
