import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent, testDeps } from '#test/fixtures/gateway.ts';
import { defineHandler } from '../define.ts';
import { makeHandler } from '../pipeline.ts';

const shape = { path: '/api/things', response: z.unknown() } as const;
const write = defineRoute({ ...shape, method: 'DELETE' });
const read = defineRoute({ ...shape, method: 'GET' });

const ask = async (
  headers: Record<string, string>,
  siteUrl: string | undefined = 'https://parley.example',
  method = 'DELETE',
) => {
  const route = defineHandler(method === 'GET' ? read : write, () => async () => ({}));
  const deps = testDeps({ env: siteUrl ? { SITE_URL: siteUrl } : {} });
  const answer = await makeHandler(
    'test',
    { access: 'public' },
    route,
    deps,
  )(gatewayEvent({ method, headers }));
  return answer.statusCode === 200 ? 200 : [answer.statusCode, JSON.parse(answer.body ?? '').code];
};
const refused = [403, 'request.cross_site'];

describe('a write', () => {
  it.each(['same-origin', 'none'])('that a browser calls %s passes', async (site) => {
    expect(await ask({ 'sec-fetch-site': site, origin: 'https://evil.example' })).toBe(200);
  });

  it.each(['cross-site', 'same-site', ''])('that a browser calls %j is refused', async (site) => {
    expect(await ask({ 'sec-fetch-site': site, origin: 'https://parley.example' })).toEqual(refused);
  });

  it('of an older browser is known by its origin: the site’s own host, as configured or as the edge saw it', async () => {
    expect(await ask({ origin: 'https://PARLEY.example' })).toBe(200);
    expect(await ask({ origin: 'https://evil.example' })).toEqual(refused);
    expect(await ask({ origin: 'https://www.shop.example', 'x-viewer-host': 'WWW.shop.example' })).toBe(200);
    expect(await ask({ origin: 'https://parley.example:8443' })).toEqual(refused);
    for (const origin of ['null', '', 'x']) expect(await ask({ origin })).toEqual(refused);
  });

  it('is measured by the host it was sent to only where nothing better is known', async () => {
    const sent = { origin: 'https://api.example', host: 'API.example' };
    expect(await ask(sent, '')).toBe(200);
    expect(await ask(sent)).toEqual(refused);
    expect(await ask({ ...sent, 'x-viewer-host': 'www.example' }, '')).toEqual(refused);
    expect(await ask({ ...sent, 'x-viewer-host': '' }, '')).toBe(200);
    expect(await ask({ origin: 'https://api.example' }, '')).toEqual(refused);
    expect(await ask({ origin: '' }, '')).toEqual(refused);
  });

  it('without either header comes from no browser', async () => {
    expect(await ask({})).toBe(200);
  });
});

it('a read may come from anywhere', async () => {
  expect(
    await ask({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, undefined, 'GET'),
  ).toBe(200);
});
