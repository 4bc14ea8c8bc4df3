import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSearchedPosts, searchedPostsKeys } from '#functions/assistant/retrieval/published-posts.ts';
import { batchGet } from '#functions/table/query.ts';
import { transact } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { expireSearchedPosts, writeSearchedPosts } from './searched-posts.ts';

const memory = memoryTable();
const post = (id: number, content: string) => ({
  id,
  title: 'Field notes',
  excerpt: 'What we saw',
  content,
  category: 'AI News' as const,
  tags: [],
  author: 'Ada',
  publishedAt: '2026-01-02T08:00:00.000Z',
  readTime: 1,
  featured: false,
});

describe('writeSearchedPosts', () => {
  it('stores more text than one item may hold', async () => {
    const { table } = memory.deps();
    const posts = [post(1, randomBytes(400_000).toString('hex')), post(2, 'Second')];
    const reference = await writeSearchedPosts(table, posts);
    expect(reference.parts).toBeGreaterThan(1);
    const read = JSON.parse(String(brotliDecompressSync(await readSearchedPosts(table, reference))));
    expect(read).toMatchObject([{ paragraphs: [posts[0]?.content] }, { paragraphs: ['Second'] }]);
  });

  it('keeps the data of other posts, and makes expired data permanent when it is used again', async () => {
    const { table } = memory.deps();
    const ttls = async () => (await batchGet(table, searchedPostsKeys(first))).map(({ ttl }) => ttl);
    const first = await writeSearchedPosts(table, [post(1, 'First')]);
    const second = await writeSearchedPosts(table, [post(2, 'Second')]);
    expect(second.hash).not.toBe(first.hash);
    await transact(table, expireSearchedPosts(table, first, new Date('2026-01-01T00:00:00Z')));
    expect(await ttls()).toEqual([Date.parse('2026-01-02T00:00:00Z') / 1000]);
    expect(await writeSearchedPosts(table, [post(1, 'First')])).toEqual(first);
    expect(await ttls()).toEqual([undefined]);
  });
});

describe('readSearchedPosts', () => {
  it('throws when a part is missing', async () => {
    const { table } = memory.deps();
    await expect(readSearchedPosts(table, { hash: 'none', parts: 1 })).rejects.toThrow(/incomplete/);
  });
});
