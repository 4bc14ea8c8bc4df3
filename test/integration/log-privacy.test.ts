import { describe, expect, it } from 'vitest';
import { contactInput } from './harness/contact-input.ts';
import { runTypicalCalls } from './harness/run-typical-calls.ts';
import { problemsOfLogs } from './harness/scan-logs.ts';
import { adminCredentials, useTestSite } from './harness/test-site.ts';

describe('logs', () => {
  const site = useTestSite();
  const planted = {
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    email: 'canary.mail@example.com',
    company: 'Canary Mining',
    message: 'canary sings\n{"level":"error","event":"forged"}',
  };

  it('have one JSON line per request, with an id and no personal data [HTTP-001]', async () => {
    const results = await runTypicalCalls(site);
    const bodies = [
      contactInput(planted),
      contactInput({ ...planted, email: 'canary-not-an-address' }),
      { ...planted, unknown: 'canary' },
    ];
    for (const json of bodies) await site.api('POST', '/api/contact', { json, viewer: '198.51.100.77' });
    await site.api('POST', '/api/contact', {
      body: '{"firstName":"Canaryfirst"',
      headers: { 'content-type': 'application/json' },
    });
    await site.api('POST', '/api/admin/login', {
      json: { username: 'Canaryfirst', password: 'canary-password' },
    });
    await site.api('POST', '/api/admin/setup', {
      json: { username: 'Canaryfirst', password: 'canary-password' },
    });
    await site.api('GET', '/api/admin/overview?days=canary', {
      headers: { 'x-admin-session': 'canary.token.here' },
    });

    const tokens = results.flatMap(({ answer }) => /"token":"([^"]+)"/.exec(answer.text)?.[1] ?? []);
    const cookies = results.flatMap(({ answer }) => answer.headers['set-cookie'] ?? []);
    const secrets = [
      adminCredentials.password,
      'another-horse',
      'Lovelace',
      'ada@example.com',
      '198.51.100.77',
      ...tokens,
      ...cookies.map((cookie) => cookie.split(/[=;]/)[1] ?? ''),
      site.runtime.secrets.session,
      site.runtime.secrets.visitor,
      site.runtime.secrets.origin,
    ].filter(Boolean);
    expect(tokens.length).toBeGreaterThan(0);
    expect(site.logs.length).toBeGreaterThan(results.length);
    for (const line of site.logs) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      expect(line.trim().split('\n')).toHaveLength(1);
      expect(entry).toMatchObject({
        time: expect.any(String),
        level: expect.any(String),
        event: expect.any(String),
      });
      expect(line).not.toMatch(/canary/i);
      for (const secret of secrets)
        expect(line.includes(secret), `${entry.event} shows a secret`).toBe(false);
    }
  }, 240_000);

  it('carry the same request id as the response [HTTP-041]', async () => {
    const answer = await site.api('GET', '/api/admin/setup-status');
    const line = site.logs.map((text) => JSON.parse(text) as Record<string, unknown>).at(-1);
    expect(line).toMatchObject({ event: 'request', route: 'getSetupStatus', status: 200 });
    expect(line?.requestId).toBe(answer.headers['x-request-id']);
  });
});

describe('search for personal data in the logs of every test site', () => {
  const line = (data: object) => JSON.stringify({ level: 'info', event: 'request', ...data });

  it.each([
    ['an address', line({ detail: 'Refused ada+news@mail.example.com' })],
    ['a token', line({ path: '/x?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJvd25lciJ9.c2ln' })],
    ['a password', line({ body: adminCredentials.password })],
    ['a name', line({ name: 'Lovelace' })],
    ['a cookie', line({ cookie: 'visitor=19f92886-6eb4-4ad3-9149-f175c5107b02.1.x' })],
    ['a secret', line({ env: 'of-the-machine-1234' })],
    ['a forged line', 'plain text'],
  ])('finds %s [HTTP-042]', (_what, text) => {
    expect(problemsOfLogs([line({}), text], ['of-the-machine-1234'])).toHaveLength(1);
  });

  it('accepts an ordinary line', () => {
    const at = 'at send (/srv/node_modules/@aws-sdk/client-dynamodb/index.js:1:2)';
    expect(problemsOfLogs([line({ at, requestId: '19f92886-6eb4', status: 200 })], ['secret'])).toEqual([]);
  });
});
