import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSearchedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { type SeedPost, seedPosts } from '#functions/posts/seed-posts.ts';
import type { Table } from '#functions/table/table.ts';
import { localSiteStorage, readActiveRelease } from '#infra/local/site-storage.ts';
import { testDeps } from '#test/fixtures/gateway.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import type { Bucket } from './bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import { releasePublication } from './release.ts';
import type { RenderTask } from './render.ts';
import type { SiteStorage } from './site-storage.ts';
import { addPublication, listPublications, readLive, readPublication } from './store.ts';

const render = async ({ values }: RenderTask) => {
  const name = values.company?.name ?? '';
  return {
    'index.html': `<h1>${name}</h1><script src="/assets/values-${name}.js"></script>`,
    'pricing/index.html': `<p>${name}</p>`,
    [`assets/values-${name}.js`]: name,
  };
};

const post: SeedPost = {
  id: 77,
  title: 'Field notes',
  excerpt: 'What we saw',
  content: '# Fish\n\nZebrafish sleep.',
  category: 'AI News',
  tags: [],
  author: 'Ada',
  publishedAt: '2026-01-02T08:00:00.000Z',
  readTime: 1,
  featured: false,
};

class Fault extends Error {}

/** Fails the call with this number, before or after it took effect; later calls succeed. */
const failingAt = (failing: number, when: 'before' | 'after') => {
  let calls = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    calls += 1;
    const fails = calls === failing;
    if (fails && when === 'before') throw new Fault('killed');
    const result = await run();
    if (fails) throw new Fault('killed');
    return result;
  };
};
type Faulty = ReturnType<typeof failingAt>;

const memoryBucket = (files: Map<string, string>, step: Faulty): Bucket => ({
  has: (key) => step(async () => files.has(key)),
  get: (key) => step(async () => files.get(key)),
  put: (key, { body }) => step(async () => void files.set(key, body)),
  delete: (key) => step(async () => void files.delete(key)),
});

const memory = memoryTable();
let table: Table;
let folder: string;
beforeEach(async () => {
  ({ table } = memory.deps());
  folder = await mkdtemp(path.join(tmpdir(), 'parley-release-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = async (storage: SiteStorage, name: string) => {
  const deps = { ...testDeps(), table, storage, render, siteUrl: 'https://parley.example' };
  const values = { company: { name } };
  const { number } = await addPublication(table, { values, createdBy: 'owner', now: deps.clock() });
  /** Releases with a table whose calls can fail. */
  const release = (used: Table = table) => releasePublication({ ...deps, table: used }, number);
  return { number, release };
};

/** A table whose calls can fail. */
const faultyTable = (step: Faulty): Table => {
  const send = (command: never) => step(() => table.client.send(command) as Promise<unknown>);
  return { name: table.name, client: { send } as unknown as Table['client'] };
};

const never: Faulty = (run) => run();

describe('releasePublication into a bucket', () => {
  const start = async () => {
    const files = new Map([['blog/7/index.html', 'A withdrawn post']]);
    const storage = (step: Faulty) =>
      bucketStorage({
        bucket: memoryBucket(files, step),
        builtPages: ['index.html', 'blog/7/index.html'],
        invalidate: () => step(async () => undefined),
        reference: () => 'once',
      });
    const first = await publish(storage(never), 'Old');
    await first.release();
    return { files, storage };
  };

  it('writes pages, removes those that are gone, and remembers the live values', async () => {
    const { files } = await start();
    expect([...files.keys()].filter((key) => !key.startsWith('releases/')).sort()).toEqual([
      'assets/values-Old.js',
      'index.html',
      'pricing/index.html',
    ]);
    expect(await readLive(table)).toMatchObject({ values: { company: { name: 'Old' } } });
  });

  it('lets the assistant search the posts once they are live', async () => {
    const { storage } = await start();
    await seedPosts(table, [post]);
    const searched = async () => {
      const { posts } = (await readLive(table)) ?? {};
      return posts && JSON.parse(String(brotliDecompressSync(await readSearchedPosts(table, posts))));
    };
    const { release } = await publish(storage(never), 'New');
    expect(await searched()).toEqual([]);
    await release();
    expect(await searched()).toMatchObject([{ id: 77, paragraphs: ['Zebrafish sleep.'] }]);
  });

  it('reads the table as often for many posts as for few', async () => {
    const calls = async (postCount: number) => {
      const { storage } = await start();
      const posts = Array.from({ length: postCount }, (_, index) => ({ ...post, id: 1000 + index }));
      await seedPosts(table, posts);
      let count = 0;
      const counting: Faulty = (run) => {
        count += 1;
        return run();
      };
      await (await publish(storage(never), `Posts${postCount}`)).release(faultyTable(counting));
      return count;
    };
    expect(await calls(60)).toBe(await calls(5));
  });

  it.each(['before', 'after'] as const)(
    'has one live publication after a retry when the table failed %s any call [PUBLISH-003]',
    async (when) => {
      const { files, storage } = await start();
      for (let step = 1; ; step += 1) {
        const name = `Table${step}`;
        const { number, release } = await publish(storage(never), name);
        const isKilled = await release(faultyTable(failingAt(step, when))).then(
          () => false,
          (error: unknown) => error instanceof Fault,
        );
        const { posts } = (await readLive(table)) ?? {};
        if (posts) await readSearchedPosts(table, posts);
        await release();
        const publications = await listPublications(table, 50);
        expect(
          publications.filter(({ state }) => state === 'live').map((one) => one.number),
          `call ${step}`,
        ).toEqual([number]);
        expect(publications.some(({ state }) => state === 'rendering')).toBe(false);
        expect(await readLive(table)).toMatchObject({ number, values: { company: { name } } });
        expect(files.get('pricing/index.html')).toBe(`<p>${name}</p>`);
        if (!isKilled) break;
        expect(step).toBeLessThan(40);
      }
    },
  );

  it.each(['before', 'after'] as const)(
    'is complete after a retry when it was killed %s any step, and never links a missing script [PUBLISH-001]',
    async (when) => {
      const { files, storage } = await start();
      for (let step = 1; ; step += 1) {
        const name = `New${step}`;
        const { number, release } = await publish(storage(failingAt(step, when)), name);
        const isKilled = await release().then(
          () => false,
          (error: unknown) => error instanceof Fault,
        );
        const [, script = ''] = /src="\/([^"]+)"/.exec(files.get('index.html') ?? '') ?? [];
        expect(files.has(script), `step ${step}`).toBe(true);
        await release();
        expect((await readPublication(table, number)).state).toBe('live');
        expect([files.get('index.html'), files.get('pricing/index.html')].join()).toContain(`<p>${name}</p>`);
        if (!isKilled) break;
        expect(step).toBeLessThan(40);
      }
    },
  );
});

describe('releasePublication into a folder', () => {
  it.each(['before', 'after'] as const)(
    'serves either the complete old site or the complete new one when it was killed %s any step [PUBLISH-002]',
    async (when) => {
      const built = path.join(folder, 'built');
      await mkdir(built);
      await writeFile(path.join(built, 'index.html'), '');
      const wrapped = (step: Faulty): SiteStorage => {
        const { missingAssets, readRelease, stageRelease, activateRelease } = localSiteStorage(
          folder,
          built,
          'build',
        );
        return {
          missingAssets: (files) => step(() => missingAssets(files)),
          readRelease: (number) => step(() => readRelease(number)),
          stageRelease: (number, files) => step(() => stageRelease(number, files)),
          activateRelease: (number, files) => step(() => activateRelease(number, files)),
        };
      };
      await (await publish(wrapped(never), 'Old')).release();
      for (let step = 1; step <= 4; step += 1) {
        const name = `New${step}`;
        const { release } = await publish(wrapped(failingAt(step, when)), name);
        await release().catch(() => undefined);
        const active = await readActiveRelease(folder);
        const read = (file: string) => readFile(path.join(folder, `release-${active?.number}`, file), 'utf8');
        const page = (await read('index.html')).match(/<h1>(\w+)/)?.[1] ?? '';
        expect(await read('pricing/index.html')).toBe(`<p>${page}</p>`);
        await release();
        expect(await readLive(table)).toMatchObject({ values: { company: { name } } });
      }
    },
  );
});
