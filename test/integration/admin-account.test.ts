import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { compare } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setupCodeHash } from '#functions/account/setup.ts';
import { setupCodeKey } from '#functions/table/keys.ts';
import { adminCredentials, startTestSite, useTestSite } from './harness/test-site.ts';

vi.mock('bcryptjs', async (load) => {
  const real = await load<typeof import('bcryptjs')>();
  return { ...real, compare: vi.fn(real.compare), hash: vi.fn(real.hash) };
});

type Site = Awaited<ReturnType<typeof startTestSite>>;
const { username, password } = adminCredentials;
const minuteMs = 60_000;
const logIn = (site: Pick<Site, 'api'>, json: object, viewer: string, cookie?: string) =>
  site.api('POST', '/api/admin/login', { json, viewer, headers: cookie ? { cookie } : {} });
const right = { username, password };
const wrong = { username, password: 'not the password' };
const counted = <T>(values: readonly T[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]),
  );

describe('setup', () => {
  it('succeeds exactly once when 200, or 20 times 50, attempts run at the same time [AUTH-001]', async () => {
    const site = await startTestSite();
    try {
      for (const attempts of [200, ...Array<number>(20).fill(50)]) {
        const answers = await Promise.all(
          Array.from({ length: attempts }, (_, index) =>
            site.api('POST', '/api/admin/setup', { json: { username: `owner${index}`, password } }),
          ),
        );
        expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: attempts - 1 });
        const { client, name } = site.runtime.table;
        const { Items = [] } = await client.send(
          new ScanCommand({
            TableName: name,
            FilterExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': 'ADMIN' },
          }),
        );
        expect(Items).toHaveLength(1);
        await client.send(new DeleteCommand({ TableName: name, Key: { pk: 'ADMIN', sk: 'ACCOUNT' } }));
      }
    } finally {
      await site.stop();
    }
  });

  it('requires the deployment’s setup code, which cannot be guessed [AUTH-006]', async () => {
    const site = await startTestSite();
    try {
      const { client, name } = site.runtime.table;
      await client.send(
        new PutCommand({ TableName: name, Item: { ...setupCodeKey, hash: setupCodeHash('the-code') } }),
      );
      const setUp = (viewer: string, code?: string) =>
        site.api('POST', '/api/admin/setup', {
          json: right,
          viewer,
          headers: code ? { 'x-setup-code': code } : {},
        });
      expect((await site.api('GET', '/api/admin/setup-status')).json()).toEqual({
        setupComplete: false,
        codeRequired: true,
      });
      expect((await setUp('192.0.2.1')).json()).toMatchObject({ code: 'setup.code' });
      for (let i = 0; i < 5; i++) expect((await setUp('192.0.2.1', `guess-${i}`)).status).toBe(403);
      expect((await setUp('192.0.2.1', 'the-code')).status).toBe(429);
      expect((await setUp('192.0.2.2', 'the-code')).status).toBe(201);
      expect((await setUp('192.0.2.3', 'the-code')).status).toBe(409);
    } finally {
      await site.stop();
    }
  });

  it('rejects weak passwords with a reason and without computing a hash [AUTH-016]', async () => {
    const site = await startTestSite();
    try {
      for (const weak of ['password1', 'Passw0rd!', '12345678', 'parley2024', 'owner123!', 'x'.repeat(73)]) {
        const answer = await site.api('POST', '/api/admin/setup', { json: { username, password: weak } });
        expect([answer.status, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
          400,
          ['password'],
        ]);
      }
    } finally {
      await site.stop();
    }
  });
});

describe('login', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startTestSite();
    await site.api('POST', '/api/admin/setup', { json: right });
  });
  afterAll(() => site.stop());

  it('computes at most 5 hashes for 1,000 attempts, then rejects even the right password [AUTH-008]', async () => {
    const spent = vi.mocked(compare).mock.calls.length;
    const answers = [];
    for (let batch = 0; batch < 20; batch++) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => logIn(site, wrong, '192.0.2.10')))),
      );
    }
    expect(vi.mocked(compare).mock.calls.length - spent).toBeLessThanOrEqual(5);
    expect(counted(answers.map(({ status }) => status))).toEqual({ 401: 5, 429: 995 });
    const locked = await logIn(site, right, '192.0.2.10');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logIn(site, right, '192.0.2.11')).status).toBe(200);
    site.clock.advance(16 * minuteMs);
    expect((await logIn(site, right, '192.0.2.10')).status).toBe(200);
  });

  it('makes two table calls when rejected, three when accepted and one when locked [AUTH-009]', async () => {
    site.clock.advance(120 * minuteMs);
    await logIn(site, right, '192.0.2.12');
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet', 'TransactWrite', 'TransactWrite']);
    for (let i = 0; i < 5; i++) await logIn(site, wrong, '192.0.2.12');
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet', 'TransactWrite']);
    await logIn(site, right, '192.0.2.12');
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet']);
  });

  it('allows 20 attempts an hour in all, but browsers that have logged in before are exempt [AUTH-010]', async () => {
    site.clock.advance(120 * minuteMs);
    const cookie = String((await logIn(site, right, '192.0.2.20')).headers['set-cookie']).split(';')[0];
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await logIn(site, wrong, `10.1.0.${i}`)).status);
    expect(counted(statuses)).toEqual({ 401: 20, 429: 20 });
    expect((await logIn(site, right, '10.2.0.1')).status).toBe(429);
    expect((await logIn(site, right, '10.1.0.1', cookie)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await logIn(site, wrong, '10.1.0.1', cookie)).status).toBe(401);
    expect((await logIn(site, right, '10.1.0.1', cookie)).status).toBe(429);
    expect((await logIn(site, right, '10.2.0.2', `${cookie}x`)).status).toBe(429);
  });

  it('forgets known browsers when the password changes or all sessions end [AUTH-035]', async () => {
    for (const end of ['/api/admin/logout-everywhere', '/api/admin/password']) {
      site.clock.advance(120 * minuteMs);
      const entered = await logIn(site, right, '192.0.2.21');
      const cookie = String(entered.headers['set-cookie']).split(';')[0];
      const headers = { 'x-admin-session': entered.json<{ token: string }>().token };
      const json = end.endsWith('password') ? { currentPassword: password, newPassword: password } : {};
      const ended = await site.api('POST', end, { headers, json });
      expect(ended.status, ended.text).toBe(200);
      for (let i = 0; i < 20; i++) await logIn(site, wrong, `10.5.0.${i}`);
      expect((await logIn(site, right, '10.5.1.1', cookie)).status).toBe(429);
      const renewed = String(ended.headers['set-cookie']).split(';')[0];
      const again = end.endsWith('password') ? 200 : 429;
      expect((await logIn(site, right, '10.5.1.2', renewed)).status).toBe(again);
    }
  });

  it('limits one address to 30 attempts an hour across all names [AUTH-011]', async () => {
    site.clock.advance(120 * minuteMs);
    const statuses = [];
    for (let i = 0; i < 40; i++) {
      statuses.push((await logIn(site, { username: `name${i}`, password: 'whatever' }, '10.3.0.1')).status);
    }
    expect(counted(statuses)).toEqual({ 401: 30, 429: 10 });
  });

  it('gives the same answer in the same steps for an unknown name and a wrong password [AUTH-012]', async () => {
    site.clock.advance(120 * minuteMs);
    const attempt = async (json: object) => {
      const before = vi.mocked(compare).mock.calls.length;
      const { status, text, headers } = await logIn(site, json, '10.4.0.1');
      const hashes = vi
        .mocked(compare)
        .mock.calls.slice(before)
        .map(([, hash]) => hash.slice(0, 7));
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return { status, text, rest, hashes, calls: site.invocations.at(-1)?.calls };
    };
    const known = await attempt(wrong);
    expect(known.hashes).toEqual(['$2b$10$']);
    expect(await attempt({ ...wrong, username: 'nobody' })).toEqual(known);
  });
});

describe('session', () => {
  const site = useTestSite();
  const list = (token: string) =>
    site.api('GET', '/api/admin/contact-submissions', { headers: { 'x-admin-session': token } });
  const newToken = async () => {
    await site.adminToken();
    const answer = await logIn(site, right, '10.9.0.1');
    return answer.json<{ token: string }>().token;
  };
  const post = (path: string, token: string, json?: object) =>
    site.api('POST', path, { json, headers: { 'x-admin-session': token } });

  it('ends on the server at logout [AUTH-004]', async () => {
    const token = await newToken();
    expect((await list(token)).status).toBe(200);
    expect((await post('/api/admin/logout', token)).status).toBe(200);
    expect((await list(token)).status).toBe(401);
  });

  it('ends on every device when all sessions are ended', async () => {
    const [first, second] = [await newToken(), await newToken()];
    expect((await post('/api/admin/logout-everywhere', first)).status).toBe(200);
    expect([(await list(first)).status, (await list(second)).status]).toEqual([401, 401]);
    expect((await list(await newToken())).status).toBe(200);
  });

  it('changes the password only with the current one, and ends the other sessions', async () => {
    const [first, second] = [await newToken(), await newToken()];
    const change = (currentPassword: string, newPassword: string, token: string) =>
      post('/api/admin/password', token, { currentPassword, newPassword });
    expect((await change('wrong', 'four unrelated words', first)).json()).toMatchObject({
      fields: { currentPassword: expect.any(String) },
    });
    const changed = await change(password, 'four unrelated words', first);
    expect(changed.status).toBe(200);
    expect((await list(second)).status).toBe(401);
    const token = changed.json<{ token: string }>().token;
    expect((await list(token)).status).toBe(200);
    expect((await change('four unrelated words', password, token)).status).toBe(200);
  });

  it('expires after 24 hours, however active it is [AUTH-003]', async () => {
    const token = await newToken();
    site.clock.advance(24 * 60 * minuteMs - 30_000);
    expect((await list(token)).status).toBe(200);
    site.clock.advance(40_000);
    expect((await list(token)).status).toBe(401);
  });
});
