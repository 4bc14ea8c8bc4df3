import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assetsOf, keptPages, kindOf, mayKeep } from './kept-requests.ts';

const origin = 'https://site.test';
const kind = (address: string) => kindOf(new URL(address, origin), origin);

describe('what the worker keeps', () => {
  it.each([
    ['/', 'page'],
    ['/?utm_source=x', 'page'],
    ['/pricing', 'page'],
    ['/blog', 'page'],
    ['/blog/3', 'page'],
    ['/privacy', 'page'],
    ['/assets/main-AbCd1234.js', 'asset'],
    ['/api/blog/posts', 'data'],
    ['/api/blog/posts/3', 'data'],
  ])('is %s, as a %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  it.each([
    '/admin',
    '/admin?tab=leads',
    '/api/admin/contact-submissions',
    '/flows',
    '/flows/abc',
    '/f/abc',
    '/api/flows',
    '/api/chat',
    '/api/blog/posts/3/view',
    '/blog/0',
    '/blog/x',
    '/sw.js',
    '/nope',
    'https://other.test/',
    'https://other.test/assets/a.js',
  ])('is never %s', (address) => {
    expect(kind(address)).toBeUndefined();
  });

  it('is exactly the public pages of the site', async () => {
    const { pageRoutes } = await import('#web/app/routes.ts');
    const known = pageRoutes.filter(({ frame, pattern }) => frame === 'site' && pattern !== '*');
    expect(keptPages.map(({ pattern }) => pattern)).toEqual(known.map(({ pattern }) => pattern));
  });

  const page = (headers: Record<string, string>, status = 200) =>
    mayKeep(
      'page',
      new Response('x', {
        status,
        headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0', ...headers },
      }),
    );

  it('are plain public successes and nothing else [SITE-020]', () => {
    expect(page({})).toBe(true);
    expect(page({}, 404)).toBe(false);
    expect(page({}, 500)).toBe(false);
    expect(page({ 'cache-control': 'no-store' })).toBe(false);
    expect(page({ 'cache-control': 'public, no-store' })).toBe(false);
    expect(page({ 'cache-control': 'private, max-age=5' })).toBe(false);
    expect(page({ 'cache-control': 'max-age=5' })).toBe(false);
    expect(page({ 'content-type': 'application/json' })).toBe(false);
    expect(
      mayKeep(
        'asset',
        new Response('<p>', { headers: { 'content-type': 'text/html', 'cache-control': 'public' } }),
      ),
    ).toBe(false);
  });

  it('includes the files that a page needs, without those that are inlined', () => {
    const html =
      '<link rel="preload" href="/assets/figtree-a.woff2"><link rel="stylesheet" href="/assets/in.css" disabled><script data-entry="/assets/main-a.js" data-preload="/assets/b.js /assets/b.js"></script>';
    expect(assetsOf(html)).toEqual(['/assets/figtree-a.woff2', '/assets/main-a.js', '/assets/b.js']);
  });
});

/** The Cache Storage API, as far as the worker uses it. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const keyOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url);
    return {
      match: async (key: string | { url: string }) => store.get(keyOf(key))?.clone(),
      put: async (key: string, value: Response) => void store.set(key, value),
      delete: async (key: string | { url: string }) => store.delete(keyOf(key)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
};

describe('the worker', () => {
  const listeners = new Map<string, (event: never) => void>();
  const network = vi.fn<(request: Request | string) => Promise<Response>>();

  const html = (title: string, headers = {}) =>
    new Response(`<title>${title}</title><script data-entry="/assets/main-a.js"></script>`, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0', ...headers },
    });
  const script = () =>
    new Response('1', {
      headers: { 'content-type': 'text/javascript', 'cache-control': 'public, immutable' },
    });

  beforeEach(async () => {
    listeners.clear();
    network.mockReset();
    vi.resetModules();
    vi.stubGlobal('FONTS', { display: '/assets/b.woff2', text: '/assets/f.woff2' });
    vi.stubGlobal('PALETTE', '--paper:#fff;');
    vi.stubGlobal('MARK', '<svg viewBox="0 0 32 32"/>');
    vi.stubGlobal('caches', fakeCaches());
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('self', {
      location: { origin },
      skipWaiting: async () => {},
      addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
    });
    await import('./worker.ts');
  });

  /** Sends an event; answers with what was responded once all its work is done. */
  const dispatch = async (name: string, event: object): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    } as never);
    const response = await answer;
    for (const promise of work) await promise;
    return response;
  };
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    dispatch('fetch', { request: { url: origin + path, mode, method } });
  const online = (title: string) =>
    network.mockImplementation(async (request) => {
      const address = typeof request === 'string' ? request : request.url;
      return address.includes('/assets/') ? script() : html(title);
    });
  const offline = () => network.mockRejectedValue(new TypeError('offline'));

  it('shows the page of the network, and the last visit without one', async () => {
    online('First');
    await ask('/pricing');
    online('Second');
    expect(await (await ask('/pricing?plan=starter'))?.text()).toContain('Second');
    offline();
    expect(await (await ask('/pricing?utm_source=x'))?.text()).toContain('Second');
    expect((await ask('/assets/main-a.js', 'cors'))?.status).toBe(200);
  });

  it('shows the last visit where the network takes too long, and keeps what arrives at last', async () => {
    online('Old');
    await ask('/');
    vi.useFakeTimers();
    let arrive = (_: Response) => {};
    network.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const shown = ask('/').then((answer) => answer?.text());
    await vi.advanceTimersByTimeAsync(3100);
    arrive(html('New'));
    expect(await shown).toContain('Old');
    vi.useRealTimers();
    offline();
    expect(await (await ask('/'))?.text()).toContain('New');
  });

  it('lists what can be read where a page was never visited', async () => {
    online('Prices &amp; plans');
    await ask('/pricing');
    offline();
    const answer = await ask('/blog/2');
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    const text = (await answer?.text()) ?? '';
    expect(text).toContain('You are offline');
    expect(text).toContain('<a href="/pricing">Prices &amp; plans</a>');
  });

  it('leaves the portal, workspaces, writes and other sites alone [SITE-021]', async () => {
    online('Secret');
    expect(await ask('/admin')).toBeUndefined();
    expect(await ask('/api/admin/contact-submissions', 'cors')).toBeUndefined();
    expect(await ask('/flows')).toBeUndefined();
    expect(await ask('/', 'navigate', 'POST')).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it('passes errors and redirects on without keeping them', async () => {
    network.mockResolvedValue(
      new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    expect((await ask('/blog/99'))?.status).toBe(404);
    offline();
    expect((await ask('/blog/99'))?.status).toBe(503);
  });

  it('keeps what the registering page asks for, but no private address', async () => {
    online('Home');
    const { keepMessage } = await import('./keep-message.ts');
    await dispatch('message', { data: keepMessage.make(['/', '/admin', `${origin}/assets/x-1.js`]) });
    await dispatch('message', { data: { type: 'else', addresses: ['/pricing'] } });
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      '/',
      '/assets/main-a.js',
      '/assets/x-1.js',
    ]);
    offline();
    expect(await (await ask('/'))?.text()).toContain('Home');
  });

  it('keeps a bounded number of pages, the newest', async () => {
    online('Post');
    for (let id = 1; id <= 30; id += 1) await ask(`/blog/${id}`);
    offline();
    expect((await ask('/blog/1'))?.status).toBe(503);
    expect((await ask('/blog/30'))?.status).toBe(200);
  });

  it('takes over at once and deletes the caches of an older worker', async () => {
    await caches.open('kept-page-0');
    await caches.open('somebody-else');
    await dispatch('activate', {});
    expect(await caches.keys()).toEqual(['somebody-else']);
  });
});
