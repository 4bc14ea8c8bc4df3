import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { contactInput } from './harness/contact-input.ts';
import { missingHeaders } from './harness/required-headers.ts';
import { type SiteCallOptions, type TestSite, useTestSite } from './harness/test-site.ts';

const contactsPath = '/api/admin/contact-submissions';
const unknown = '01890000-0000-7000-8000-000000000000';

/** Returns Node's own response to bytes that never become a request. */
const raw = async (
  site: TestSite,
  text: string,
): Promise<{ status: number; headers: IncomingHttpHeaders }> => {
  const { hostname, port } = new URL(site.runtime.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  const [first = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const [name = '', value] = line.split(/: (.*)/);
        return [name.toLowerCase(), value];
      }),
    ),
  };
};

describe('security headers of the API', () => {
  const site = useTestSite();
  const signedIn = async (path: string, headers = {}) => (await site.admin())('GET', path, { headers });

  const unchanged = async () => {
    const { etag } = (await signedIn(contactsPath)).headers;
    return signedIn(contactsPath, { 'if-none-match': String(etag) });
  };

  type Ask = () => Promise<{ status: number; headers: IncomingHttpHeaders }>;
  const ask =
    (method: string, path: string, options?: SiteCallOptions): Ask =>
    () =>
      site.api(method, path, options);
  const json = contactInput();
  const limited = async () => {
    for (let i = 0; i < 10; i++) await site.api('POST', '/api/contact', { json, viewer: '192.0.2.99' });
    return site.api('POST', '/api/contact', { json, viewer: '192.0.2.99' });
  };
  const withTable = async (error: Error, call: Ask) => {
    const broken = vi
      .spyOn(site.runtime.table.client, 'send')
      .mockImplementation(() => Promise.reject(error));
    try {
      return await call();
    } finally {
      broken.mockRestore();
    }
  };
  const twice = async (key: string) => {
    const headers = { 'idempotency-key': key };
    await site.api('POST', '/api/contact', { json, headers, viewer: '192.0.2.98' });
    const other = { ...json, company: 'Other' };
    return site.api('POST', '/api/contact', { json: other, headers, viewer: '192.0.2.98' });
  };

  const kinds: [kind: string, status: number, caching: 'private' | 'public', ask: Ask][] = [
    ['a public read', 200, 'public', ask('GET', '/api/blog/posts')],
    ['HEAD', 200, 'public', ask('HEAD', '/api/blog/posts')],
    ['a stored form', 201, 'private', ask('POST', '/api/contact', { json })],
    ['a visitor’s own list', 200, 'private', ask('GET', '/api/flows')],
    ['the way in', 200, 'private', ask('GET', '/api/admin/setup-status')],
    ['an admin list', 200, 'private', () => signedIn(contactsPath)],
    ['an admin list that has not changed', 304, 'private', unchanged],
    ['an export', 200, 'private', () => signedIn('/api/admin/export-clients')],
    ['a refused body', 400, 'private', ask('POST', '/api/contact', { json: {} })],
    ['no session', 401, 'private', ask('GET', contactsPath)],
    [
      'another site',
      403,
      'private',
      ask('POST', '/api/contact', { json, headers: { origin: 'https://evil.example' } }),
    ],
    ['no such address', 404, 'private', ask('GET', '/api/nothing')],
    ['no such record', 404, 'private', ask('GET', `/api/flows/${unknown}`)],
    ['no such post', 404, 'private', ask('GET', '/api/blog/posts/999999')],
    ['another method', 405, 'private', ask('DELETE', '/api/contact')],
    ['a key used for other content', 409, 'private', () => twice('header-key-1')],
    [
      'too large',
      413,
      'private',
      ask('POST', '/api/contact', { json: { ...json, message: 'x'.repeat(200_000) } }),
    ],
    [
      'far too large',
      413,
      'private',
      ask('POST', '/api/contact', { headers: { 'content-length': '11000000' } }),
    ],
    [
      'another type',
      415,
      'private',
      ask('POST', '/api/contact', { body: '{}', headers: { 'content-type': 'text/plain' } }),
    ],
    ['over the limit', 429, 'private', limited],
    ['large headers', 431, 'private', ask('GET', '/api/flows', { headers: { x: 'x'.repeat(11_000) } })],
    ['a fault', 500, 'private', () => withTable(new Error('secret detail'), ask('GET', '/api/blog/posts'))],
    [
      'a busy table',
      503,
      'private',
      () =>
        withTable(Object.assign(new Error(), { name: 'ThrottlingException' }), ask('GET', '/api/blog/posts')),
    ],
    ['what is no HTTP', 400, 'private', () => raw(site, 'NONSENSE\r\n\r\n')],
    ['no host', 400, 'private', () => raw(site, 'GET /api/flows HTTP/1.1\r\n\r\n')],
    [
      'two lengths',
      400,
      'private',
      () => raw(site, 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'),
    ],
    [
      'endless headers',
      431,
      'private',
      () => raw(site, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(30_000)}\r\n\r\n`),
    ],
    [
      'an expectation',
      417,
      'private',
      () => raw(site, 'GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\n\r\n'),
    ],
  ];

  it.each(kinds)('are complete on %s (%i) [HTTP-044]', async (_kind, status, caching, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(missingHeaders(answer.headers, caching)).toEqual([]);
  });
});
