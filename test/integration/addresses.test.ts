import { describe, expect, it } from 'vitest';
import { routes } from '#functions/routes.ts';
import { useTestSite } from './harness/test-site.ts';

const spellings = [
  '/API/contact',
  '/Api/Contact',
  '/api/Contact',
  '/api/CONTACT',
  '/api//contact',
  '//api/contact',
  '/api/contact/',
  '/api/contact//',
  '/api/contact.json',
  '/api/contact;x=1',
  '/api/contact%20',
  '/api/contact%00',
  '/api/contact%2f',
  '/api/%63ontact',
  '/%61pi/contact',
  '/api%2fcontact',
  '/api%2Fcontact',
  '/api/./contact',
  '/api/../api/contact',
  '/api/x/../contact',
  '/api/%2e/contact',
  '/api/%2e%2e/api/contact',
  '/api/contact/.',
  '/api/contact/..',
  '/api/contact/%2e%2e',
  '/api\\contact',
  '/api/contact\\',
  '/api/contact%5c',
  '/api/contact%09',
  '/api/contact%0d%0a',
  '/api/ｃontact',
  '/api/contact\u200b',
  '/api/contact..',
  '/api/contact~',
  '/api/contact*',
  '/api/contacts',
  '/api/contac',
  '/api/contact/x',
  '/api/contact%25',
  '/api/contact+',
  '/api/contact&x',
  '/api',
  '/api/',
].map((path) => path.replace(/[^\x20-\x7e]/g, encodeURIComponent));

describe('API routing', () => {
  const site = useTestSite();

  it('answers an unknown path with 404 and the common error shape', async () => {
    const answer = await site.api('GET', '/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toEqual({ code: 'route.not_found', message: 'There is nothing at this address.' });
  });

  it('answers a wrong method with 405 and an Allow header [HTTP-013]', async () => {
    const contracts = Object.values(routes).map(({ contract }) => contract);
    const paths = new Set(contracts.map((contract) => contract.path.replaceAll(/\{\w+\}/g, 'x')));
    for (const path of paths) {
      // A literal path can match another route's parameter: /api/flows/analytics also matches
      // /api/flows/{id}.
      const matching = contracts.filter((contract) =>
        new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      const methods = new Set<string>(matching.map(({ method }) => method));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
        if (methods.has(method)) continue;
        const answer = await site.api(method, path);
        expect(answer.status, `${method} ${path}`).toBe(405);
        const allowed = methods.has('GET') ? [...methods, 'HEAD'] : [...methods];
        expect(answer.headers.allow).toBe(allowed.sort().join(', '));
        expect(answer.json().code).toBe('route.method');
      }
    }
  });

  it.each(spellings)('answers only the canonical spelling of a path, not %s [HTTP-011]', async (path) => {
    const answer = await site.api('POST', path, { json: {} });
    expect(answer.status, answer.text).toBe(404);
    expect(site.invocations.filter(({ route }) => route === 'createContact')).toEqual([]);
  });

  it('ignores method override headers [HTTP-012]', async () => {
    const answer = await site.api('GET', '/api/contact', { headers: { 'x-http-method-override': 'POST' } });
    expect(answer.status).toBe(405);
  });
});
