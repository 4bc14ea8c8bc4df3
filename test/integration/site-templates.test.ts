import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SiteState } from '#shared/api/site.ts';
import type { ExportedSite } from '#shared/api/site-file.ts';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { applySiteValues } from '#shared/site/published.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { startTestSite, type TestSite } from './harness/test-site.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'parley-templates-'));
let site: TestSite & { stop: () => Promise<void> };

beforeAll(async () => {
  const render = async () => ({ 'index.html': 'a page' });
  site = await startTestSite({
    env: { RATE_LIMITS: 'off' },
    publishing: { folder, builtSite: folder, build: 'one', render, serveRelease: () => undefined },
  });
});
afterAll(async () => {
  await site.stop();
  applySiteValues({});
  await rm(folder, { recursive: true, force: true });
});

const call = async <T>(method: string, address: string, json?: object) => {
  const admin = await site.admin();
  const answer = await admin(method, `/api/admin${address}`, json ? { json } : {});
  return { status: answer.status, body: answer.json<T>() };
};
const draftVersion = async () => (await call<SiteState>('GET', '/site')).body.draft.version;
const whenLive = (number: number) =>
  vi.waitFor(async () => {
    expect((await call<SiteState>('GET', '/site')).body.live?.number).toBe(number);
  }, 5000);
const publish = async (values: SiteValues) => {
  await call('PUT', '/site/draft', { baseVersion: await draftVersion(), values });
  const { body } = await call<{ publication: { number: number } }>('POST', '/site/publish', {
    draftVersion: await draftVersion(),
  });
  await whenLive(body.publication.number);
  return body.publication.number;
};
const card = async () => {
  const answer = await site.api('GET', '/api/industry-templates');
  return answer
    .json<{ templates: IndustryTemplate[] }>()
    .templates.find(({ id }) => id === 'restaurant') as IndustryTemplate;
};
const ask = async (message: string, language: string) => {
  const answer = await site.api('POST', '/api/chatbot/demo', {
    json: { message, language, templateId: 'restaurant', conversationHistory: [] },
  });
  return answer.json<{ message: string }>().message;
};

const values: SiteValues = {
  templates: {
    restaurant: {
      name: 'Maître d’',
      useCases: { '1': 'Menu questions at midnight' },
      business: 'Fjord & Fire (sample)',
      prices: { vegan: 237 },
    },
  },
};

describe('the owner’s templates', () => {
  it('are in the gallery once they are published, and defaults again after a rollback', async () => {
    const before = await card();
    const first = await publish({});
    await publish(values);
    const after = await card();
    expect(after).toEqual({
      ...before,
      name: 'Maître d’',
      useCases: before.useCases.map((text, index) => (index === 1 ? 'Menu questions at midnight' : text)),
    });
    const { body } = await call<{ publication: { number: number } }>(
      'POST',
      `/site/publications/${first}/restore`,
    );
    await whenLive(body.publication.number);
    expect(await card()).toEqual(before);
  });

  it.each([
    ['en', 'vegan food'],
    ['de', 'vegetarisch'],
    ['ja', 'ビーガン'],
  ])('change what the demo says in %s', async (language, question) => {
    await publish({});
    const before = await ask(question, language);
    expect(before).toContain('21');
    await publish(values);
    expect(await ask(question, language)).toBe(before.replace('21', '237'));
  });

  it.each([
    ['a price of 0', { prices: { vegan: 0 } }, 'prices.vegan'],
    ['an empty name', { name: '' }, 'name'],
  ])('can’t be saved with %s', async (_, restaurant, field) => {
    const { status, body } = await call<{ fields: object }>('PUT', '/site/draft', {
      baseVersion: await draftVersion(),
      values: { templates: { restaurant } },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([`values.templates.restaurant.${field}`]);
  });

  it('come back from an exported file', async () => {
    await call('PUT', '/site/draft', { baseVersion: await draftVersion(), values });
    const { body: file } = await call<ExportedSite>('GET', '/site/export');
    await call('PUT', '/site/draft', { baseVersion: await draftVersion(), values: {} });
    await call('POST', '/site/import', { baseVersion: await draftVersion(), file });
    expect((await call<SiteState>('GET', '/site')).body.draft.values).toEqual(values);
  });
});
