import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocumentClient } from '#functions/http/deps.ts';
import { storePicture } from '#functions/pictures/store.ts';
import { importSiteFile, parseSiteFile } from '#functions/site/site-file.ts';
import type { Table } from '#functions/table/table.ts';
import { dataFile, startEngine } from '#infra/local/engine.ts';
import { ensureTable, localDynamo, localDynamoConfig, localTableName } from '#infra/local/table.ts';
import type { AdminPost } from '#shared/api/admin-posts.ts';
import type { Picture } from '#shared/api/pictures.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import type { SiteState } from '#shared/api/site.ts';
import type { ExportedSite, importSite, SiteFile } from '#shared/api/site-file.ts';
import { pictureLine } from '#shared/domain/blog/pictures.ts';
import type { Post } from '#shared/domain/blog/post.ts';
import { webpFile } from '#test/fixtures/webp-file.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

type Imported = RouteResponse<typeof importSite>;

const base64 = (width: number, height: number) => Buffer.from(webpFile(width, height)).toString('base64');
const picture = { alt: 'A chart', width: 480, height: 252, files: [base64(480, 252)] };
const postInput = (title: string, content = 'Words.') => ({
  ...{ title, content, excerpt: 'In short', category: 'Development', tags: ['news'] },
  ...{ author: 'Ada', featured: false },
});

const testInput = {
  name: 'What Starter costs',
  language: 'en',
  turns: [{ said: 'What does Starter cost?', expect: 'source', source: 'plans.starter' }],
};

/** What the owner can do on a site. */
const ownerOf = (site: () => TestSite) => {
  const call = async (method: string, address: string, json?: object) => {
    const admin = await site().admin();
    return admin(method, `/api/admin${address}`, json ? { json } : {});
  };
  const read = async <T>(method: string, address: string, json?: object) => {
    const answer = await call(method, address, json);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json<T>();
  };
  return {
    call,
    read,
    draft: async () => (await read<SiteState>('GET', '/site')).draft,
    export: () => read<ExportedSite>('GET', '/site/export'),
  };
};

/** A site with values, a public post with a picture and unpublished changes, and a draft. */
const fill = async ({ read }: ReturnType<typeof ownerOf>) => {
  await read('PUT', '/site/draft', { baseVersion: 0, values: { company: { name: 'Nordlys' } } });
  const stored = await read<Picture>('POST', '/pictures', picture);
  const publicPost = await read<AdminPost>(
    'POST',
    '/posts',
    postInput('Public', `Look.\n\n${pictureLine(stored)}`),
  );
  await read('POST', `/posts/${publicPost.id}/publish`, { baseVersion: 1 });
  await read('PUT', `/posts/${publicPost.id}`, { ...postInput('Public, edited'), baseVersion: 2 });
  const draft = await read<AdminPost>('POST', '/posts', postInput('A draft'));
  await read('POST', '/conversation-tests', testInput);
  return { stored, publicPost, draft };
};

describe('an exported site', () => {
  const from = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const to = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const [old, fresh] = [ownerOf(() => from), ownerOf(() => to)];
  let file: ExportedSite;
  let made: Awaited<ReturnType<typeof fill>>;
  const send = (changes: object = {}) =>
    fresh.call('POST', '/site/import', { baseVersion: 0, file, ...changes });
  const readPost = (id: number) => to.api('GET', `/api/blog/posts/${id}`);

  beforeAll(async () => {
    made = await fill(old);
    file = await old.export();
  });

  it('has the draft, the owner’s posts with their changes, their pictures and the history', () => {
    expect(file).toMatchObject({
      format: 'site-1',
      draft: { company: { name: 'Nordlys' } },
      deletedPosts: [],
    });
    expect(file.posts.map(({ title, state, changes }) => [title, state, changes?.title])).toEqual([
      ['Public', 'published', 'Public, edited'],
      ['A draft', 'draft', undefined],
    ]);
    expect(file.pictures).toMatchObject([{ hash: made.stored.hash, width: 480 }]);
    expect(file.history).toMatchObject([{ number: 1, changedKeys: ['posts'] }]);
  });

  it('reports what an import would change, and changes nothing', async () => {
    const answer = (await send({ preview: true })).json<Imported>();
    expect(answer).toMatchObject({
      version: 0,
      changes: [{ key: 'company.name', after: 'Nordlys' }],
      posts: [{ title: 'Public, edited', change: 'new' }, { title: 'A draft' }],
      tests: [{ name: 'What Starter costs', change: 'new' }],
      missingPictures: [made.stored.hash],
    });
    expect((await fresh.draft()).version).toBe(0);
    expect((await fresh.export()).posts).toEqual([]);
  });

  it.each([
    ['a price below zero', { draft: { offer: { starter: -1 } } }, 'file.draft.offer.starter'],
    ['an unknown value', { draft: { __proto__x: 1 } }, 'file.draft'],
    ['a post without a title', { posts: [{ ...postInput(''), title: 7, id: 900 }] }, 'file.posts.0.title'],
    ['a post with a huge id', { posts: [{ ...postInput('x'), id: 1e12 }] }, 'file.posts.0.id'],
    ['posts that are no list', { posts: 'none' }, 'file.posts'],
    ['a test without messages', { tests: [{ ...testInput, turns: [] }] }, 'file.tests.0.turns'],
    ['another format', { format: 'site-2' }, 'file.format'],
  ])('refuses %s and names it', async (_, changes, field) => {
    const answer = await send({ file: { ...file, ...changes } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
    expect((await fresh.draft()).version).toBe(0);
  });

  it('is imported as a draft and draft posts', async () => {
    await fresh.read('POST', '/pictures', picture);
    expect((await send()).json()).toMatchObject({ version: 1, missingPictures: [] });
    expect((await fresh.draft()).values).toEqual({ company: { name: 'Nordlys' } });
    expect((await readPost(made.publicPost.id)).status).toBe(404);
    const post = await fresh.read<AdminPost>('GET', `/posts/${made.publicPost.id}`);
    expect(post).toMatchObject({ title: 'Public, edited', state: 'draft' });
    expect((await send()).status).toBe(409);
  });

  it('is imported with its tests, and replaces one that differs only on request', async () => {
    const [test] = file.tests;
    expect(await fresh.export()).toMatchObject({ tests: [test] });
    const tests = [{ ...test, name: 'Renamed' }];
    const preview = await send({ baseVersion: 1, file: { ...file, tests }, preview: true });
    expect(preview.json<Imported>().tests).toMatchObject([{ name: 'Renamed', change: 'conflict' }]);
    expect((await send({ baseVersion: 1, file: { ...file, tests } })).status).toBe(200);
    expect((await fresh.export()).tests).toMatchObject([{ name: 'What Starter costs' }]);
    await send({ baseVersion: 2, file: { ...file, tests }, replaceTests: true });
    expect((await fresh.export()).tests).toMatchObject([{ id: test?.id, name: 'Renamed' }]);
  });

  it('is imported with its public posts when the owner asks for it', async () => {
    expect((await send({ baseVersion: 3, withPublicPosts: true })).status).toBe(200);
    const { content, publishedAt } = (await readPost(made.publicPost.id)).json<Post>();
    expect(content).toContain(made.stored.hash);
    expect(publishedAt).toBe(file.posts[0]?.publishedAt);
    const { posts } = await fresh.export();
    expect(posts).toEqual(file.posts);
    const again = await send({ baseVersion: 4, withPublicPosts: true, preview: true });
    expect(again.json<Imported>()).toMatchObject({ changes: [], posts: [] });
  });

  it('stores changes of a public post beside it, and deletes posts only with the public ones', async () => {
    const other = {
      ...file,
      posts: [{ ...file.posts[0], title: 'Third', changes: undefined }],
      deletedPosts: [102],
    };
    const plain = await send({ baseVersion: 4, file: other });
    expect(plain.json<Imported>().posts).toMatchObject([{ title: 'Third', change: 'changed' }]);
    expect((await readPost(made.publicPost.id)).json<Post>().title).toBe('Public');
    const whole = await send({ baseVersion: 5, file: other, withPublicPosts: true });
    expect(whole.json<Imported>().posts).toMatchObject([
      { title: 'Third' },
      { title: 'A draft', change: 'deleted' },
    ]);
    expect((await readPost(made.publicPost.id)).json<Post>().title).toBe('Third');
    expect((await fresh.call('GET', `/posts/${made.draft.id}`)).status).toBe(404);
  });
});

describe('npm run site:export and site:import', () => {
  const ops = fileURLToPath(new URL('../../infra/ops/', import.meta.url));
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parley-site-file-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (command: string, dataDir: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(ops, `${command}.ts`), ...args], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: path.join(folder, dataDir) },
    });
  const target = () => path.join(folder, 'site.json');

  /** Works on the table of a data folder, as a site does while it runs. */
  const withTable = async (dataDir: string, work: (table: Table) => Promise<unknown>) => {
    await mkdir(path.join(folder, dataDir));
    const engine = await startEngine(path.join(folder, dataDir, dataFile));
    await ensureTable(localDynamo(engine), localTableName);
    await work({ client: makeDocumentClient(localDynamoConfig(engine)), name: localTableName });
    await engine.stop();
  };

  it('moves a site with its pictures to another machine, after listing the changes', async () => {
    let hash = '';
    await withTable('old', async (table) => {
      const change = { now: new Date(), by: 'Ada' };
      const stored = await storePicture(table, picture, change.now);
      hash = stored.hash;
      const post = {
        ...postInput('Public', pictureLine(stored)),
        id: 101,
        publishedAt: change.now.toISOString(),
      };
      const content = parseSiteFile({
        ...{ format: 'site-1', exportedAt: '', draft: { company: { name: 'Nordlys' } } },
        posts: [post],
      });
      await importSiteFile(table, { content, baseVersion: 0, withPublicPosts: true, preview: false }, change);
    });
    await withTable('new', async () => undefined);
    expect((await run('site-export', 'old', target())).stdout).toMatch(
      /1 posts, 0 tests, 1 pictures, 1 publications/,
    );
    const file = JSON.parse(await readFile(target(), 'utf8')) as SiteFile;
    expect(file.pictures).toEqual([{ ...picture, hash }]);

    const planned = await run('site-import', 'new', target());
    expect(planned.stdout).toMatch(
      /Nordlys\npost 101 new: Public\nThis would change 1 values, 1 posts, 0 tests, 1 pictures/,
    );
    const done = await run('site-import', 'new', target(), '--yes', '--with-public-posts');
    expect(done.stdout).toContain('Imported 1 values, 1 posts, 0 tests, 1 pictures');
  });

  it('refuses a file that isn’t an exported site with an error message', async () => {
    const bad = path.join(folder, 'bad.json');
    await writeFile(bad, '{"format":"site-1","exportedAt":"","draft":{"offer":{"starter":"cheap"}}}');
    await expect(run('site-import', 'new', bad)).rejects.toThrow(
      /file.draft.offer.starter: .*\nNothing was imported/,
    );
    await writeFile(bad, 'not json');
    await expect(run('site-import', 'new', bad)).rejects.toThrow(/bad.json is not an exported site/);
  });
});
