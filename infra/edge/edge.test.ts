import { describe, expect, it } from 'vitest';
import { fileCacheControl } from '#shared/site/file-headers.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { isFramable } from './site-routes.ts';
import { edgeEvent, edgeFunctionLimit, loadViewerRequest, viewerRequestCode } from './viewer-request.ts';

const site = {
  pages: ['/', '/pricing', '/blog', '/blog/1', '/blog/2', '/flows', '/admin', '/privacy'],
  files: ['/favicon.svg', '/robots.txt', '/sw.js'],
  notFound: '<!doctype html><title>404 Page Not Found</title>',
  headers: securityHeaders('site'),
};
const run = loadViewerRequest(viewerRequestCode(site));
const ask = (url: string) => run(edgeEvent('GET', url));

describe('viewerRequestCode', () => {
  it.each([
    ['/', '/index.html'],
    ['/pricing', '/pricing/index.html'],
    ['/blog', '/blog/index.html'],
    ['/blog/2', '/blog/2/index.html'],
    // A post that was published after the deployment.
    ['/blog/77', '/blog/77/index.html'],
    ['/admin', '/admin/index.html'],
    ['/flows', '/flows/index.html'],
    ['/flows/0198c0de-0000-7000-8000-000000000000', '/flows/index.html'],
    ['/flows/snapshot/0198c0de-0000-7000-8000-000000000000', '/flows/index.html'],
    ['/f/0198c0de-0000-7000-8000-000000000000', '/f/index.html'],
    ['/favicon.svg', '/favicon.svg'],
    ['/sw.js', '/sw.js'],
    ['/assets/main-Abc123.js', '/assets/main-Abc123.js'],
    ['/assets/gone.js', '/assets/gone.js'],
  ])('serves %s with the file %s', (url, file) => {
    expect(ask(url)).toMatchObject({ uri: file });
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/index.html', '/'],
    ['/blog/1/', '/blog/1'],
    ['/pricing/?plan=starter&utm_source=a%20b', '/pricing?plan=starter&utm_source=a%20b'],
    ['/pricing/?a=1&a=2&b', '/pricing?a=1&a=2&b'],
  ])('redirects %s to %s', (url, location) => {
    expect(ask(url)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  it.each([
    '/nope',
    '/Pricing',
    '/pricing/more',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/assets',
    '/main.js',
    '//evil.example/',
    '//evil.example/pricing/',
    '/\\evil.example/',
    '/f',
    '/f/',
    '/f/a/b',
    '/f/none',
    '/blog/1/2',
    '/blog/%D9%A3',
    '/blog/0',
    '/blog/01',
    '/blog/1e3',
    '/blog/a-post',
    '/blog//',
    '/404.html',
    '/404',
    '/favicon.svg/',
    '/api',
  ])('answers %s with a 404 page and status [INFRA-009]', (url) => {
    const answer = ask(url);
    expect(answer).toMatchObject({ statusCode: 404, body: { data: site.notFound } });
  });

  it('sends the security headers with its own answers [INFRA-016]', () => {
    for (const url of ['/nope', '/pricing/']) {
      const answer = ask(url) as { headers: Record<string, { value: string }> };
      for (const [name, value] of Object.entries(site.headers))
        expect(answer.headers[name]?.value).toBe(value);
    }
  });

  it('keeps line breaks out of the redirect address [INFRA-008]', () => {
    const event = edgeEvent('GET', '/pricing/');
    event.request.querystring.x = { value: '1\r\nset-cookie: a=b' };
    expect(run(event)).toMatchObject({ headers: { location: { value: '/pricing?x=1set-cookie:a=b' } } });
  });

  it('takes a site with hundreds of posts', () => {
    const posts = Array.from({ length: 2000 }, (_, index) => `/blog/${101 + index}`);
    const withPosts = loadViewerRequest(viewerRequestCode({ ...site, pages: [...site.pages, ...posts] }));
    expect(withPosts(edgeEvent('GET', '/blog/2100'))).toMatchObject({ uri: '/blog/2100/index.html' });
  });

  it("throws when the code exceeds CloudFront's size limit", () => {
    expect(() => viewerRequestCode({ ...site, notFound: 'x'.repeat(edgeFunctionLimit) })).toThrow(
      /404\.html/,
    );
  });
});

describe('securityHeaders', () => {
  it('allows inline scripts only by hash [INFRA-005]', () => {
    const policy = contentSecurityPolicy({ scriptHashes: ['sha256-b', 'sha256-a'] });
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
  });

  it('allows framing only of published flows', () => {
    expect(securityHeaders('site')).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(securityHeaders('framable')['x-frame-options']).toBeUndefined();
    expect(isFramable('/f/abc')).toBe(true);
    expect(isFramable('/flows/abc')).toBe(false);
  });

  it('caches hashed files for a year and revalidates everything else', () => {
    expect(fileCacheControl('/assets/a-1.js')).toMatch(/immutable/);
    expect(fileCacheControl('/pricing/index.html')).toMatch(/must-revalidate/);
    expect(fileCacheControl('/sw.js')).toMatch(/max-age=0.*must-revalidate/);
  });

  it('allows frames of two video players, and foreign video files only on the pages of flows', () => {
    const players = "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;";
    for (const framable of [false, true]) expect(contentSecurityPolicy({ framable })).toContain(players);
    expect(contentSecurityPolicy()).not.toContain('media-src');
    expect(contentSecurityPolicy({ framable: true })).toContain("media-src 'self' https:;");
  });

  it("allows only the site's own service worker", () => {
    expect(contentSecurityPolicy()).toContain("worker-src 'self';");
  });
});
