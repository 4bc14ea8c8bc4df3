import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RenderTask } from '#functions/site/render.ts';
import type { Publication } from '#shared/api/publication.ts';
import type { SiteState } from '#shared/api/site.ts';
import { applySiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { startTestSite, type TestSite } from './harness/test-site.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'parley-publishing-'));
let served = '';
let site: TestSite & { stop: () => Promise<void> };
const render = vi.fn(async ({ values, posts = [] }: RenderTask) => {
  if (values.company?.name === 'Unrenderable') throw new Error('Nothing can be rendered');
  return { 'index.html': JSON.stringify({ values, posts: posts.length }) };
});

const start = () =>
  startTestSite({
    publishing: {
      folder,
      builtSite: folder,
      build: 'one',
      render,
      serveRelease: (release) => {
        served = release;
      },
    },
  });

beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  await site.stop();
  applySiteValues({});
  await rm(folder, { recursive: true, force: true });
});

const owner = async <T>(method: string, address: string, json?: object) => {
  const admin = await site.admin();
  const answer = await admin(method, address, json ? { json } : {});
  expect(answer.status).toBeLessThan(300);
  return answer.json<T>();
};
const readState = () => owner<SiteState>('GET', '/api/admin/site');
const publication = async (number: number) =>
  (await owner<{ publication: Publication }>('GET', `/api/admin/site/publications/${number}`)).publication;
const whenDone = (number: number) =>
  vi.waitFor(async () => {
    const { state } = await publication(number);
    expect(['live', 'failed', 'replaced']).toContain(state);
    return state;
  }, 5000);
const publish = async (values: SiteValues) => {
  const { draft } = await readState();
  const { version } = await owner<{ version: number }>('PUT', '/api/admin/site/draft', {
    baseVersion: draft.version,
    values,
  });
  const { publication } = await owner<{ publication: Publication }>('POST', '/api/admin/site/publish', {
    draftVersion: version,
  });
  return publication.number;
};
const page = async () => JSON.parse(await readFile(path.join(served, 'index.html'), 'utf8'));
const ask = async (message: string) => {
  const answer = await site.api('POST', '/api/chat', { json: { message } });
  return answer.json<{ message: string }>().message;
};

const values: SiteValues = {
  company: { name: 'Nordlys', currency: { code: 'NOK', locale: 'nb-NO' }, responseHours: 4 },
  hours: { from: '10:00', to: '14:00', days: [1, 2] },
  offer: { starter: 1490 },
};

describe('a publication', () => {
  it('serves the rendered pages with the table’s posts, and becomes live', async () => {
    expect(await whenDone(await publish(values))).toBe('live');
    expect(await page()).toMatchObject({ values: { offer: { starter: 1490 } }, posts: 9 });
    expect((await readState()).live).toMatchObject({ number: 1 });
  });

  it.each([
    ['What does the Starter plan cost?', /1,490/],
    ['Was kostet der Starter-Tarif?', /1\.490/],
    ['Starterプランはいくらですか？', /1,490/],
  ])('changes the assistant’s answer to %j', async (question, price) => {
    const answer = await ask(question);
    expect(answer).toMatch(price);
    expect(answer).toMatch(/kr|NOK/);
  });

  it('compares with nobody while the competitors’ prices are in another currency', async () => {
    const answer = await ask('How do you compare with Intercom?');
    expect(answer).toMatch(/1,490/);
    expect(answer).not.toMatch(/Intercom|402/);
  });

  it('changes the assistant’s sums with the savings calculator’s assumptions', async () => {
    const question = '10 people at 25 NOK, 2 hours a day: what would we save?';
    const before = await ask(question);
    expect(before).toContain('40 % × 22');
    const savings = { automatedPercent: 30, workingDays: 20 };
    expect(await whenDone(await publish({ ...values, offer: { ...values.offer, savings } }))).toBe('live');
    // A process reads the live values again after at most 20 seconds.
    site.clock.advance(20_000);
    const answer = await ask(question);
    expect(answer).toContain('30 % × 20');
    expect(answer).toMatch(/3,000/);
    expect(answer).toMatch(/30 %, 20 working days/);
  });

  it('lets the assistant answer from the owner’s posts while they are public', async () => {
    const question = 'Why do zebrafish sleep in quarries?';
    const answered = async () => {
      // A process reads the live posts again after at most 20 seconds.
      site.clock.advance(20_000);
      const answer = await site.api('POST', '/api/chat', { json: { message: question } });
      return answer.json<{ cards: string[] }>().cards;
    };
    const newest = async () => (await readState()).publications[0]?.number ?? 0;
    const posts = '/api/admin/posts';
    const { id } = await owner<{ id: number }>('POST', posts, {
      ...{ title: 'Field notes', excerpt: 'What we saw', content: 'Zebrafish sleep in quarries.' },
      ...{ category: 'Development', tags: ['fish'], author: 'Ada', featured: false },
    });
    expect(await answered()).not.toContain(`post.${id}`);
    await owner('POST', `${posts}/${id}/publish`, { baseVersion: 1 });
    expect(await whenDone(await newest())).toBe('live');
    expect(await answered()).toEqual([`post.${id}`]);
    await owner('POST', `${posts}/${id}/withdraw`, { baseVersion: 2 });
    expect(await whenDone(await newest())).toBe('live');
    expect(await answered()).not.toContain(`post.${id}`);
  });

  it('changes bookings’ hours and the promised response time', async () => {
    const times = await site.api('GET', '/api/free-times?days=14');
    expect(times.status).toBe(200);
    expect(JSON.stringify(times.json())).not.toMatch(/T1[5-9]:/);
    expect((await owner<{ responseHours: number }>('GET', '/api/admin/settings')).responseHours).toBe(4);
    expect((await owner<{ facts: object }>('GET', '/api/admin/knowledge')).facts).toMatchObject({
      openFrom: '10:00',
      openDays: [1, 2],
    });
  });

  it('leaves the old site when a page can’t be rendered', async () => {
    const before = served;
    const number = await publish({ company: { name: 'Unrenderable' } });
    expect(await whenDone(number)).toBe('failed');
    expect((await publication(number)).error).toMatch(/could not be rendered/);
    expect(served).toBe(before);
    expect(existsSync(path.join(served, 'index.html'))).toBe(true);
    expect(await ask('What does the Starter plan cost?')).toMatch(/1,490/);
  });

  it('is replaced when an earlier one is restored', async () => {
    const second = await publish({ offer: { starter: 159 } });
    expect(await whenDone(second)).toBe('live');
    expect((await publication(1)).state).toBe('replaced');
    const { publication: restored } = await owner<{ publication: Publication }>(
      'POST',
      '/api/admin/site/publications/1/restore',
    );
    expect(await whenDone(restored.number)).toBe('live');
    expect(await page()).toMatchObject({ values: { company: { name: 'Nordlys' } } });
  });

  it('shows the site as installed when that is restored', async () => {
    const { publication: restored } = await owner<{ publication: Publication }>(
      'POST',
      '/api/admin/site/publications/0/restore',
    );
    expect(await whenDone(restored.number)).toBe('live');
    expect(await page()).toMatchObject({ values: {} });
    expect(await whenDone(await publish(values))).toBe('live');
  });

  it('goes live at the scheduled time', async () => {
    const at = new Date(site.clock.now().getTime() + 60_000).toISOString();
    const { draft } = await readState();
    const { publication: scheduled } = await owner<{ publication: Publication }>(
      'POST',
      '/api/admin/site/publish',
      { draftVersion: draft.version, at },
    );
    expect(scheduled.state).toBe('scheduled');
    site.clock.advance(61_000);
    // Any other publication wakes the publisher, as its timer does.
    const other = await publish({ offer: { starter: 169 } });
    expect(await whenDone(other)).toBe('live');
    expect((await publication(scheduled.number)).state).toBe('replaced');
  });
});
