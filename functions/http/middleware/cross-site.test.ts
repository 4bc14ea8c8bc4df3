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

describe('crossSite', () => {
  it.each(['same-origin', 'none'])('admits a write that the browser marks as %s', async (site) => {
    expect(await ask({ 'sec-fetch-site': site, origin: 'https://evil.example' })).toBe(200);
  });

  it.each(['cross-site', 'same-site', ''])('refuses a write that the browser marks as %j', async (site) => {
    expect(await ask({ 'sec-fetch-site': site, origin: 'https://parley.example' })).toEqual(refused);
  });

  it('compares an older browser’s origin with the site’s host, as configured or seen by the edge', async () => {
    expect(await ask({ origin: 'https://PARLEY.example' })).toBe(200);
    expect(await ask({ origin: 'https://evil.example' })).toEqual(refused);
    expect(await ask({ origin: 'https://www.shop.example', 'x-viewer-host': 'WWW.shop.example' })).toBe(200);
    expect(await ask({ origin: 'https://parley.example:8443' })).toEqual(refused);
    for (const origin of ['null', '', 'x']) expect(await ask({ origin })).toEqual(refused);
  });

  it('uses the request’s Host only if no other host is known', async () => {
    const sent = { origin: 'https://api.example', host: 'API.example' };
    expect(await ask(sent, '')).toBe(200);
    expect(await ask(sent)).toEqual(refused);
    expect(await ask({ ...sent, 'x-viewer-host': 'www.example' }, '')).toEqual(refused);
    expect(await ask({ ...sent, 'x-viewer-host': '' }, '')).toBe(200);
    expect(await ask({ origin: 'https://api.example' }, '')).toEqual(refused);
    expect(await ask({ origin: '' }, '')).toEqual(refused);
  });

  it('allows a write with neither header, because browsers always send one', async () => {
    expect(await ask({})).toBe(200);
  });
});

it('admits reads from anywhere', async () => {
  expect(
    await ask({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, undefined, 'GET'),
  ).toBe(200);
});
