import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlowRequest } from '#shared/flow/request.ts';
import { isPublicAddress } from './address.ts';
import { NotPublic, publicLookup, type Resolve } from './public-lookup.ts';
import { egressMaxBytes, sendRequest } from './send.ts';

const get = (url: string): FlowRequest => ({ method: 'GET', url, headers: {} });

const hostile = [
  // metadata and loopback, in every spelling that URL parsers accept
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254:443/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0xA9.0xFE.0xA9.0xFE/',
  'https://0251.0376.0251.0376/',
  'https://169.254.43518/',
  'https://169.16689662/',
  'https://%31%36%39.254.169.254/',
  'https://１６９.254.169.254/',
  'https://169。254。169。254/',
  'https://169.254.169.254./',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::a9fe:a9fe]/',
  'https://[2002:a9fe:a9fe::]/',
  'https://[2001:0:a9fe:a9fe::]/',
  'https://[fd00:ec2::254]/',
  'https://169.254.170.2/v2/credentials',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1.3/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://foo.localhost/',
  'https://localhost.localdomain/',
  'https://ip6-localhost/',
  // private and special networks
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://203.0.113.9/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[ff02::1]/',
  'https://[2001:db8::1]/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.lan/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://intranet/',
  // credentials, ports, schemes and invalid URLs
  'https://user@example.org/',
  'https://user:secret@example.org/',
  'https://example.org@127.0.0.1/',
  'https://example.org:22/',
  'https://example.org:25/',
  'https://example.org:80/',
  'https://example.org:8443/',
  'http://example.org/',
  'http://127.0.0.1/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'blob:https://example.org/1',
  '//example.org/',
  'https://',
  'https:///',
  'https://example.org.',
  '',
];

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
  ])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each(['fe80::1%eth0', '2001:db8::1%1', 'example.org', '', '1.2.3', '::ffff:8.8.8.8'])(
    'rejects %j',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
});

describe('hostile URLs', () => {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /** Redirects every connection to the local server, which must never receive one. */
  const open: NonNullable<Parameters<typeof sendRequest>[1]>['open'] = (url, options, answered) =>
    httpRequest(
      { ...options, hostname: url.hostname.replace(/^\[|\]$/g, ''), port, path: url.pathname },
      answered,
    );

  it.each(hostile)('refuses %j without a connection [MAIL-004]', async (url) => {
    const result = await sendRequest(get(url), { open });
    expect(result.ok).toBe(false);
    expect(result.error).toMatch(/^[A-Z].*\.$/);
    expect(connections).toBe(0);
  });

  it('covers at least sixty hostile URLs', () => expect(hostile.length).toBeGreaterThanOrEqual(60));

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['93.184.216.34', '::1']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
    [[]],
  ])('refuses a name that resolves to %j [MAIL-005]', async (addresses) => {
    const resolve: Resolve = (_host, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const result = await sendRequest(get('https://rebind.attacker.com/'), {
      open,
      lookup: publicLookup(resolve),
    });
    expect(result.error).toBe(new NotPublic().message);
    expect(connections).toBe(0);
  });

  it('resolves a name once and connects only to the checked address, so that a changing answer has no effect [MAIL-006]', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    let asked = 0;
    const resolve: Resolve = (_host, done) => {
      done(null, [{ address: answers[Math.min(asked, 1)] ?? '', family: 4 }]);
      asked += 1;
    };
    const given: string[] = [];
    const lookup = publicLookup(resolve);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await new Promise<void>((done) =>
        lookup('rebind.attacker.com', { all: true }, ((
          error: Error | null,
          addresses: { address: string }[],
        ) => {
          if (!error) given.push(...addresses.map(({ address }) => address));
          done();
        }) as never),
      );
    }
    expect(given).toEqual(['93.184.216.34']);
    const result = await sendRequest(get('https://rebind.attacker.com/'), { open, lookup });
    expect(result.ok).toBe(false);
    expect(asked).toBe(3);
    expect(connections).toBe(0);
  });

  it('refuses to call its own site', async () => {
    const result = await sendRequest(get('https://Chat.Parley.org/api/flows'), {
      open,
      ownHosts: ['chat.parley.org'],
    });
    expect(result.error).toBe('A flow cannot call its own site.');
  });
});

describe('sendRequest to an allowed server', () => {
  let server: Server;
  let port = 0;
  const seen: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        if (request.url === '/redirect')
          return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        if (request.url === '/huge') return response.end('x'.repeat(egressMaxBytes + 1));
        if (request.url === '/slow') return response.write('{');
        if (request.url === '/error') return response.writeHead(500).end('{"reason":"no"}');
        return response.writeHead(200, { 'set-cookie': 'a=b' }).end('{"price":12}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const resolve: Resolve = (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const options = {
    lookup: publicLookup(resolve, () => true),
    timeoutMs: 300,
    open: ((url, given, answered) =>
      httpRequest({ ...given, hostname: url.hostname, port, path: url.pathname }, answered)) as NonNullable<
      Parameters<typeof sendRequest>[1]
    >['open'],
  };

  it('sends the flow’s request with no header of ours [MAIL-007]', async () => {
    const result = await sendRequest(
      {
        method: 'POST',
        url: 'https://api.partner.com/leads',
        headers: { Authorization: 'Bearer theirs', Cookie: 'x', 'X-Amz-Date': '1' },
        body: '{"a":1}',
      },
      { ...options, idempotencyKey: 'session-1-node' },
    );
    expect(result).toEqual({ ok: true, status: 200, body: '{"price":12}' });
    const request = seen.at(-1);
    expect(request).toMatchObject({ method: 'POST', url: '/leads', body: '{"a":1}' });
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'content-length',
      'content-type',
      'host',
      'idempotency-key',
      'user-agent',
    ]);
  });

  it.each([
    [
      '/redirect',
      { ok: false, status: 302, error: 'The server answered with a redirect, which is not followed.' },
    ],
    ['/huge', { ok: false, status: 200, error: 'The answer is larger than 64 KB.' }],
    ['/slow', { ok: false, error: 'The server did not answer within 0.3 seconds.' }],
    ['/error', { ok: false, status: 500, error: 'The server answered 500.', body: '{"reason":"no"}' }],
  ])('stops at %s with a clear message [MAIL-008]', async (path, expected) => {
    expect(await sendRequest(get(`https://api.partner.com${path}`), options)).toEqual(expected);
  });
});
