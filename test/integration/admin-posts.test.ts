import { describe, expect, it } from 'vitest';
import { type SeedPost, seedPosts } from '#functions/posts/seed-posts.ts';
import type { AdminPost, AdminPostSummary } from '#shared/api/admin-posts.ts';
import type { Post, PostSummary } from '#shared/domain/blog/post.ts';
import { useTestSite } from './harness/test-site.ts';

const input = (changes: Record<string, unknown> = {}) => ({
  title: 'Hello from Nordlys',
  excerpt: 'What we do',
  content: 'First line\n\n# Part\n<script>alert(1)</script>',
  category: 'Development',
  tags: ['news'],
  author: 'Ada',
  featured: false,
  ...changes,
});

const seeded: SeedPost = {
  id: 77,
  title: 'Seeded',
  excerpt: 'E',
  content: 'Body',
  category: 'AI News',
  tags: [],
  author: 'A',
  publishedAt: '2026-01-02T08:00:00.000Z',
  readTime: 1,
  featured: false,
};

describe('posts of the owner', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const api = async (method: string, path: string, json?: unknown) => {
    const admin = await site.admin();
    return admin(method, `/api/admin/posts${path}`, json === undefined ? {} : { json });
  };
  const create = async (changes = {}) => (await api('POST', '', input(changes))).json<AdminPost>();
  const read = (id: number) => site.api('GET', `/api/blog/posts/${id}`);
  const listedIds = async () =>
    (await site.api('GET', '/api/blog/posts')).json<PostSummary[]>().map(({ id }) => id);
  const like = (id: number) => site.api('POST', `/api/blog/posts/${id}/like`, { json: { increment: true } });

  it('drops the changes of a public post when its public text is saved again', async () => {
    const { id } = await create();
    await api('POST', `/${id}/publish`, { baseVersion: 1 });
    const changed = await api('PUT', `/${id}`, { ...input({ title: 'Changed' }), baseVersion: 2 });
    expect(changed.json()).toMatchObject({ hasChanges: true, published: input() });
    const dropped = await api('PUT', `/${id}`, { ...input(), baseVersion: 3 });
    expect(dropped.json()).toMatchObject({ hasChanges: false, title: input().title });
    expect(dropped.json()).not.toHaveProperty('published');
    expect((await read(id)).json()).not.toHaveProperty('updatedAt');
  });

  it('keeps a draft from visitors until it is published, and a withdrawn post afterwards', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ state: 'draft', version: 1, readTime: 1, savedBy: expect.any(String) });
    expect(draft.id).toBeGreaterThan(100);
    expect((await read(draft.id)).status).toBe(404);
    expect((await like(draft.id)).status).toBe(404);
    expect(await listedIds()).not.toContain(draft.id);

    const answer = await api('POST', `/${draft.id}/publish`, { baseVersion: 1 });
    expect(answer.json()).toMatchObject({ state: 'published', version: 2, publishedAt: expect.any(String) });
    const post = (await read(draft.id)).json<Post>();
    expect(post.content).toBe(input().content);
    expect(Object.keys(post).sort()).toEqual(
      [
        ...['author', 'category', 'content', 'excerpt', 'featured', 'id', 'likes'],
        ...['publishedAt', 'readTime', 'tags', 'title', 'views'],
      ].sort(),
    );
    expect((await like(draft.id)).json()).toEqual({ liked: true, changed: true });
    expect((await listedIds())[0]).toBe(draft.id);

    await api('POST', `/${draft.id}/withdraw`, { baseVersion: 2 });
    expect((await read(draft.id)).status).toBe(404);
    expect(await listedIds()).not.toContain(draft.id);
    const again = (await api('POST', `/${draft.id}/publish`, { baseVersion: 3 })).json<AdminPost>();
    expect(again).toMatchObject({ publishedAt: post.publishedAt, likes: 1 });
  });

  it('shows changes to a public post only once they are published', async () => {
    const { id } = await create();
    await api('POST', `/${id}/publish`, { baseVersion: 1 });
    const saved = await api('PUT', `/${id}`, {
      ...input({ title: 'Better', content: 'New' }),
      baseVersion: 2,
    });
    expect(saved.json()).toMatchObject({ title: 'Better', content: 'New', hasChanges: true, version: 3 });
    expect((await read(id)).json()).toMatchObject({ title: input().title, content: input().content });
    expect((await api('GET', `/${id}`)).json()).toMatchObject({ title: 'Better', content: 'New' });

    site.clock.advance(60_000);
    await api('POST', `/${id}/publish`, { baseVersion: 3 });
    expect((await read(id)).json()).toMatchObject({
      title: 'Better',
      content: 'New',
      updatedAt: expect.any(String),
    });
    expect((await api('GET', `/${id}`)).json()).toMatchObject({ hasChanges: false });
  });

  it('rejects a save that is based on an older version, with the newer post', async () => {
    const { id } = await create();
    await api('PUT', `/${id}`, { ...input({ title: 'First tab' }), baseVersion: 1 });
    for (const [method, path, json] of [
      ['PUT', '', { ...input({ title: 'Second tab' }), baseVersion: 1 }],
      ['POST', '/publish', { baseVersion: 1 }],
      ['POST', '/withdraw', { baseVersion: 1 }],
    ] as const) {
      const answer = await api(method, `/${id}${path}`, json);
      expect(answer.status).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'record.stale',
        current: { title: 'First tab', version: 2, content: input().content },
      });
    }
  });

  it('lets one of many simultaneous saves win, and gives simultaneous drafts their own ids', async () => {
    const { id } = await create();
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        api('PUT', `/${id}`, { ...input({ title: `${n}` }), baseVersion: 1 }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const drafts = await Promise.all([create(), create()]);
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(2);
  });

  it('publishes a scheduled post when its time has come', async () => {
    const { id } = await create();
    const at = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
    expect((await api('POST', `/${id}/publish`, { baseVersion: 1, at })).json()).toMatchObject({
      state: 'scheduled',
      publishedAt: at,
    });
    expect((await read(id)).status).toBe(404);
    expect((await like(id)).status).toBe(404);
    site.clock.advance(3_600_001);
    expect((await read(id)).json()).toMatchObject({ publishedAt: at });
    expect((await like(id)).status).toBe(200);
    expect((await api('GET', `/${id}`)).json()).toMatchObject({ state: 'published' });
  });

  it('does not schedule for the past, or a post that is public', async () => {
    const { id } = await create();
    const past = await api('POST', `/${id}/publish`, { baseVersion: 1, at: '2020-01-01T00:00:00Z' });
    expect(past.json()).toMatchObject({ code: 'request.invalid', fields: { at: expect.any(String) } });
    await api('POST', `/${id}/publish`, { baseVersion: 1 });
    const live = await api('POST', `/${id}/publish`, { baseVersion: 2, at: '2099-01-01T00:00:00Z' });
    expect(live.json()).toMatchObject({ code: 'request.conflict' });
    expect((await read(id)).status).toBe(200);
  });

  it('saves an incomplete draft and names what is missing when it is published', async () => {
    const content = 'See\n![logo](https://evil.example/logo.png)';
    const { id } = await create({ title: '', excerpt: '', content });
    const answer = await api('POST', `/${id}/publish`, { baseVersion: 1 });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json().fields ?? {})).toEqual(['title', 'excerpt', 'content']);
    expect((await read(id)).status).toBe(404);
  });

  it.each([
    { category: 'Gossip' },
    { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    { title: 'x'.repeat(111) },
    { content: 'x'.repeat(60_001) },
    { cover: { hash: '../../etc', width: 1, height: 1, alt: '' } },
    { views: 1000 },
  ])('rejects %j', async (changes) => {
    expect((await api('POST', '', input(changes))).status).toBe(400);
  });

  it('keeps what the owner edited or deleted when posts are seeded again', async () => {
    const { table } = site.runtime;
    await seedPosts(table, [seeded, { ...seeded, id: 78 }]);
    await like(77);
    await api('PUT', '/77', { ...input({ title: 'Edited' }), baseVersion: 0 });
    await api('POST', '/77/publish', { baseVersion: 1 });
    expect((await api('DELETE', '/78')).json()).toEqual({ id: 78 });

    const next = { ...seeded, title: 'A later deployment', content: 'Later' };
    expect(await seedPosts(table, [next, { ...next, id: 78 }])).toBe(0);
    expect((await read(77)).json()).toMatchObject({
      title: 'Edited',
      content: input().content,
      likes: 1,
      publishedAt: seeded.publishedAt,
    });
    expect((await read(78)).status).toBe(404);
    expect((await api('GET', '/78')).status).toBe(404);
    expect((await api('DELETE', '/78')).status).toBe(404);
    expect(await listedIds()).not.toContain(78);
  });

  it('does not give a deleted post’s address to a new one', async () => {
    const { id } = await create();
    await api('DELETE', `/${id}`);
    expect((await create()).id).toBe(id + 1);
  });

  it('lists 500 posts in two calls, drafts first', async () => {
    const many = Array.from({ length: 500 }, (_, n) => ({
      ...seeded,
      id: 10_000 + n,
      excerpt: 'A summary of ordinary length. '.repeat(8),
      content: 'Words '.repeat(1200),
    }));
    // A busy machine can't open 500 connections at once in time.
    for (let at = 0; at < many.length; at += 50) await seedPosts(site.runtime.table, many.slice(at, at + 50));
    const draft = await create();
    const before = site.invocations.length;
    const startedAt = performance.now();
    const posts = (await api('GET', '')).json<AdminPostSummary[]>();
    expect(performance.now() - startedAt).toBeLessThan(1500);
    expect(posts.length).toBeGreaterThan(500);
    expect(posts.slice(0, 20).map(({ id }) => id)).toContain(draft.id);
    expect(posts[0]).not.toHaveProperty('content');
    expect(site.invocations[before]?.calls).toEqual(['BatchGet', 'Query']);
  });

  it('is closed without the administrator’s session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/1'],
      ['POST', '/1/publish'],
      ['DELETE', '/1'],
    ] as const)
      expect((await site.api(method, `/api/admin/posts${path}`, { json: {} })).status).toBe(401);
  });
});
