import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountKey, apiKeyKey } from '#functions/table/keys.ts';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent } from '#test/fixtures/gateway.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { signAdminToken } from '../admin-token.ts';
import { apiKeyId, bearerToken, idOfToken, newApiKey } from '../api-keys.ts';
import { defineHandler } from '../define.ts';
import { makeHandler } from '../pipeline.ts';
import type { RoutePolicy, RouteRequest } from '../types.ts';

const table = memoryTable();
const began = table.clock.now;
const contract = defineRoute({ method: 'GET', path: '/api/things', response: z.unknown() });
const put = (Item: Record<string, unknown>) => {
  const { client, name } = table.deps().table;
  return client.send(new PutCommand({ TableName: name, Item }));
};
/** Stores a new key and returns it. */
const store = async (more: Record<string, unknown> = {}) => {
  const key = newApiKey();
  await put({
    ...apiKeyKey(apiKeyId(key)),
    name: 'n8n',
    scopes: ['leads:read'],
    createdBy: 'owner',
    createdAt: began.toISOString(),
    setupId: 'setup-1',
    ...more,
  });
  return key;
};
const storedKey = async (key: string) => (await table.items()).find(({ sk }) => sk === apiKeyId(key));

/** A route with its own process memory; returns what one call gets. */
const makeAsk = (policy: Partial<RoutePolicy> = {}) => {
  const calls: RouteRequest<typeof contract>[] = [];
  const route = defineHandler(contract, () => async (request) => {
    calls.push(request);
    return {};
  });
  const handler = makeHandler(
    'test',
    { access: 'admin', apiScope: 'leads:read', ...policy },
    route,
    table.deps(),
  );
  return async (headers: Record<string, string>, sourceIp = '192.0.2.1', cookies: string[] = []) => {
    calls.length = 0;
    const answer = await handler(gatewayEvent({ headers, sourceIp, cookies }));
    const { code, message } = JSON.parse(answer.body ?? '{}') as { code?: string; message?: string };
    return { status: answer.statusCode, code, message, headers: answer.headers ?? {}, seen: calls[0] };
  };
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const invalid = { status: 401, code: 'key.invalid' };

beforeEach(async () => {
  table.clock.now = began;
  await put({ ...accountKey, username: 'owner', epoch: 3, setupId: 'setup-1' });
});

describe('newApiKey', () => {
  it('makes keys with 256 random bits, of which only the hash is an id', () => {
    const key = newApiKey();
    expect(key).toMatch(/^parley_[A-Za-z0-9_-]{43}$/);
    expect(newApiKey()).not.toBe(key);
    expect(idOfToken(key)).toBe(apiKeyId(key));
    expect(apiKeyId(key)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe('bearerToken', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer  abc ', 'abc'],
    ['Basic abc', undefined],
    ['Bearer', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});

describe('API keys', () => {
  it('act under their name, without a session', async () => {
    const { status, seen } = await makeAsk()(bearer(await store()));
    expect([status, seen?.admin?.username]).toEqual([200, 'n8n (API key)']);
  });

  it('are refused with 403 where the row has no scope, and where the key lacks it', async () => {
    const key = await store();
    expect(await makeAsk({ apiScope: undefined as never })(bearer(key))).toMatchObject({
      status: 403,
      code: 'key.scope',
    });
    expect(await makeAsk({ apiScope: 'leads:write' })(bearer(key))).toMatchObject({
      status: 403,
      code: 'key.scope',
      message: 'This API key lacks the scope leads:write.',
    });
  });

  it('are refused with 401 when malformed, unknown, expired, or created before the account was reset', async () => {
    const ask = makeAsk();
    for (const key of [
      'parley_short',
      `${await store()}x`,
      newApiKey(),
      await store({ expiresOn: '2026-11-19' }),
      await store({ setupId: 'setup-0' }),
      await store({ scopes: 'everything' }),
    ])
      expect(await ask(bearer(key)), key).toMatchObject(invalid);
    expect(await ask(bearer(await store({ expiresOn: '2026-11-20' })))).toMatchObject({ status: 200 });
    expect(await ask(bearer('a.b.c'))).toMatchObject({ status: 401, code: 'auth.required' });
  });

  it('decide alone: neither a session nor a cookie beside them adds rights', async () => {
    const session = await signAdminToken(
      table.deps().env.SESSION_SECRET,
      { username: 'owner', sessionId: 's', epoch: 3 },
      table.clock.now,
    );
    const both = { ...bearer(newApiKey()), 'x-admin-session': session };
    expect(await makeAsk()(both, '192.0.2.1', ['__Host-visitor=a.1.b'])).toMatchObject(invalid);
    expect(await makeAsk({ apiScope: undefined as never })(both)).toMatchObject({ status: 403 });
  });

  it('turn a visitor’s route into the owner’s, and never fall back to the visitor', async () => {
    const ask = makeAsk({ access: 'visitor', knowsAdmin: true });
    expect((await ask(bearer(await store()))).seen?.admin?.username).toBe('n8n (API key)');
    expect(await ask(bearer(newApiKey()))).toMatchObject(invalid);
    expect(await ask(bearer('something'))).toMatchObject({ status: 401, code: 'auth.required' });
    expect((await ask({})).seen?.admin).toBeUndefined();
  });

  it('note the day of their last use once a day', async () => {
    const key = await store();
    const ask = makeAsk();
    await ask(bearer(key));
    expect((await storedKey(key))?.lastUsedOn).toBe('2026-11-20');
    table.clock.now = new Date('2026-11-21T00:00:01.000Z');
    await ask(bearer(key));
    expect((await storedKey(key))?.lastUsedOn).toBe('2026-11-21');
  });

  it('get 429 from an address with more than thirty wrong ones, for fifteen minutes', async () => {
    const key = await store();
    const ask = makeAsk();
    const viewer = '203.0.113.9';
    for (let i = 0; i < 30; i++) expect(await ask(bearer(newApiKey()), viewer)).toMatchObject(invalid);
    const refused = await ask(bearer(newApiKey()), viewer);
    expect(refused).toMatchObject({ status: 429, code: 'rate.limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(bearer(key), viewer)).status).toBe(429);
    expect((await ask(bearer(key), '203.0.113.10')).status).toBe(200);
    table.clock.now = new Date(began.getTime() + 15 * 60_000);
    expect((await ask(bearer(key), viewer)).status).toBe(200);
  });
});
