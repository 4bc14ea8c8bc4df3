import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountKey, revokedKey } from '#functions/table/keys.ts';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent } from '#test/fixtures/gateway.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { signAdminToken } from '../admin-token.ts';
import { defineHandler } from '../define.ts';
import { makeHandler } from '../pipeline.ts';
import type { RoutePolicy, RouteRequest } from '../types.ts';

const table = memoryTable();
const stored = storedLeads(table);
const began = table.clock.now;
const contract = defineRoute({ method: 'GET', path: '/api/things/{id}', response: z.unknown() });

/** Returns the request that the handler receives with this policy and these headers. */
const ask = async (
  policy: Partial<RoutePolicy>,
  headers: Record<string, string> = {},
  params: Record<string, string> = {},
) => {
  let told: RouteRequest<typeof contract> | undefined;
  const route = defineHandler(contract, () => async (request) => {
    told = request;
    return { visitor: request.visitorId };
  });
  const handler = makeHandler('test', { access: 'admin', ...policy }, route, table.deps());
  const answer = await handler(gatewayEvent({ headers, params }));
  return { status: answer.statusCode, headers: answer.headers ?? {}, told };
};
const session = { username: 'owner', sessionId: 'session-1', epoch: 3 };
const token = async (more: Partial<typeof session> = {}) => ({
  'x-admin-session': await signAdminToken(
    table.deps().env.SESSION_SECRET,
    { ...session, ...more },
    table.clock.now,
  ),
});
const put = (Item: Record<string, unknown>) => {
  const { client, name } = table.deps().table;
  return client.send(new PutCommand({ TableName: name, Item }));
};

beforeEach(async () => {
  table.clock.now = began;
  await put({ ...accountKey, username: 'owner', epoch: 3 });
});

describe('adminSession', () => {
  it('identifies the administrator by the session alone, with their name', async () => {
    const { status, told } = await ask({}, await token());
    expect([status, told?.admin]).toEqual([200, { username: 'owner', sessionId: 'session-1' }]);
    expect(told?.stored).toEqual({ record: undefined, totals: {} });
    expect((await ask({})).status).toBe(401);
    expect((await ask({}, { 'x-admin-session': 'x.y.z' })).status).toBe(401);
  });

  it('rejects another name, an older epoch and a revoked session', async () => {
    expect((await ask({}, await token({ username: 'other' }))).status).toBe(401);
    expect((await ask({}, await token({ epoch: 2 }))).status).toBe(401);
    await put({ ...revokedKey('session-2') });
    expect((await ask({}, await token({ sessionId: 'session-2' }))).status).toBe(401);
    expect((await ask({}, await token({ sessionId: 'session-3' }))).status).toBe(200);
  });

  it('reads the header on visitor routes only with knowsAdmin, and rejects an invalid session there', async () => {
    const wrong = { 'x-admin-session': 'x.y.z' };
    const visitors = await ask({ access: 'visitor' }, wrong);
    expect([visitors.status, visitors.told?.admin]).toEqual([200, undefined]);
    const knows = { access: 'visitor', knowsAdmin: true } as const;
    expect((await ask(knows)).told?.admin).toBeUndefined();
    expect((await ask(knows, wrong)).status).toBe(401);
    expect((await ask(knows, await token())).told?.admin?.username).toBe('owner');
    expect((await ask({ access: 'public' }, wrong)).status).toBe(200);
  });

  it('reads the path’s record together with the session if the route requires it', async () => {
    const { id } = await stored.contact('ada@session.example');
    const recordOf = 'CONTACTS' as const;
    expect((await ask({ recordOf }, await token(), { id })).told?.stored.record).toMatchObject({ sk: id });
    expect((await ask({}, await token(), { id })).told?.stored.record).toBeUndefined();
    for (const odd of ['', `${id}0`, `x${id}`, id.slice(1)])
      expect((await ask({ recordOf }, await token(), { id: odd })).told?.stored.record).toBeUndefined();
    expect((await ask({ recordOf }, await token())).status).toBe(200);
  });

  it('reads the totals of the route’s collections', async () => {
    const totals = async () => (await ask({ versions: ['CONTACTS'] }, await token())).told?.stored.totals;
    const before = (await totals())?.CONTACTS ?? {};
    await stored.contact('bo@session.example');
    expect(await totals()).toMatchObject({
      CONTACTS: { n: (before.n ?? 0) + 1, all: (before.all ?? 0) + 1 },
    });
  });
});
