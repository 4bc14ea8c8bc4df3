import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shells } from '#infra/edge/site-routes.ts';
import { type LocalServer, startHttpServer } from '#infra/local/http-server.ts';
import { siteRewrite } from '#infra/local/site-rewrite.ts';
import { staticSite } from '#infra/local/static-site.ts';
import { brand } from '#shared/brand.ts';
import { type Call, httpClient } from './harness/http-client.ts';
import { missingHeaders } from './harness/required-headers.ts';

let folder = '';
let front: LocalServer;
let call: Call;
let close = () => {};

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="canonical" href="https://${brand.domain}/x"><p>${'words '.repeat(200)}</p></html>`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parley-site-'));
  const files: Record<string, string> = {
    '/index.html': page('Home'),
    '/404.html': '<!doctype html><title>404 Page Not Found</title>',
    '/pricing/index.html': page('Pricing'),
    ...Object.fromEntries(shells.map(({ file }) => [file, page(file)])),
    '/assets/app-abc123.js': `console.log('${'x'.repeat(2000)}')`,
    '/sw.js': 'self.skipWaiting()',
    '/robots.txt': `Sitemap: https://${brand.domain}/sitemap.xml`,
    '/.env': 'SECRET=1',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const site = staticSite(folder, (text) => siteRewrite(text, 'http://127.0.0.1:1'));
  front = await startHttpServer(
    '127.0.0.1',
    0,
    async (_request, response) => void response.writeHead(404).end(),
    site.serve,
  );
  ({ call, close } = httpClient(`http://127.0.0.1:${front.port}`));
});

afterAll(async () => {
  close();
  await front.close();
  await rm(folder, { recursive: true, force: true });
});

describe('built site', () => {
  it('serves the worker that removes earlier service workers, revalidated on every visit', async () => {
    const { status, headers } = await call('GET', '/sw.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toMatch(/max-age=0.*must-revalidate/);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect(missingHeaders(headers, 'public')).toEqual([]);
  });

  it('serves canonical paths and redirects other spellings to them', async () => {
    expect((await call('GET', '/pricing')).text).toContain('Pricing');
    for (const spelling of ['/pricing/', '/pricing/index.html', '/pricing.html']) {
      const answer = await call('GET', `${spelling}?a=1`);
      expect([answer.status, answer.headers.location], spelling).toEqual([301, '/pricing?a=1']);
    }
  });

  it.each([
    '/nothing',
    '/pricing/nothing',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.git/config',
    '/index.htm',
  ])('answers %s with the not-found page and status 404', async (address) => {
    const answer = await call('GET', address);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('404 Page Not Found');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('never answers a missing script with a page [SITE-018]', async () => {
    const answer = await call('GET', '/assets/gone-000000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).not.toContain('html');
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    const script = await call('GET', '/assets/app-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const first = await call('GET', '/');
    expect(first.headers['cache-control']).toContain('must-revalidate');
    const again = await call('GET', '/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBeDefined();
  });

  it('compresses with what the browser accepts', async () => {
    for (const [accept, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const) {
      const answer = await call('GET', '/', { headers: { 'accept-encoding': accept } });
      expect(answer.headers['content-encoding'], accept).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('uses its own address in canonical links and robots.txt', async () => {
    expect((await call('GET', '/')).text).toContain('href="http://127.0.0.1:1/x"');
    expect((await call('GET', '/robots.txt')).text).toBe('Sitemap: http://127.0.0.1:1/sitemap.xml');
  });

  it('answers 405 to methods that write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await call(method, '/pricing');
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    const head = await call('HEAD', '/pricing');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
  });

  it('sets the security headers on every kind of response [SITE-019]', async () => {
    const { etag = '' } = (await call('GET', '/pricing')).headers;
    const kinds: [status: number, method: string, address: string, headers?: Record<string, string>][] = [
      [200, 'GET', '/'],
      [200, 'HEAD', '/pricing'],
      [404, 'GET', '/blog/77'],
      [304, 'GET', '/pricing', { 'if-none-match': etag }],
      [301, 'GET', '/pricing/?a=1'],
      [200, 'GET', '/assets/app-abc123.js'],
      [404, 'GET', '/assets/gone.js'],
      [404, 'GET', '/nope'],
      [404, 'GET', '/.env'],
      [200, 'GET', '/robots.txt'],
      [405, 'POST', '/'],
    ];
    for (const [status, method, address, headers] of kinds) {
      const answer = await call(method, address, { headers });
      expect([answer.status, ...missingHeaders(answer.headers, 'public')], `${method} ${address}`).toEqual([
        status,
      ]);
    }
  });
});
