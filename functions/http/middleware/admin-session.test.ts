import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountKey, revokedKey } from '#functions/table/keys.ts';
import { listChanges } from '#shared/api/list-changes.ts';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent } from '#test/fixtures/gateway.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { signAdminToken } from '../admin-token.ts';
import { handle } from '../define.ts';
import { makeHandler } from '../pipeline.ts';
import type { RoutePolicy, RouteRequest } from '../types.ts';

const table = memoryTable();
const stored = storedLeads(table);
const began = table.clock.now;
const contract = defineRoute({ method: 'GET', path: '/api/things/{id}', response: z.unknown() });

/** What the handler is told of a request with this policy and these headers. */
const ask = async (
  policy: Partial<RoutePolicy>,
  headers: Record<string, string> = {},
  params: Record<string, string> = {},
) => {
  let told: RouteRequest<typeof contract> | undefined;
  const route = handle(contract, () => async (request) => {
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

describe('the administrator', () => {
  it('is known by the session alone, and by name', async () => {
    const { status, told } = await ask({}, await token());
    expect([status, told?.admin]).toEqual([200, { username: 'owner', sessionId: 'session-1' }]);
    expect(told?.stored).toEqual({ record: undefined, totals: {} });
    expect((await ask({})).status).toBe(401);
    expect((await ask({}, { 'x-admin-session': 'x.y.z' })).status).toBe(401);
  });

  it('is nobody any more with another name, an older epoch or a session that ended', async () => {
    expect((await ask({}, await token({ username: 'other' }))).status).toBe(401);
    expect((await ask({}, await token({ epoch: 2 }))).status).toBe(401);
    await put({ ...revokedKey('session-2') });
    expect((await ask({}, await token({ sessionId: 'session-2' }))).status).toBe(401);
    expect((await ask({}, await token({ sessionId: 'session-3' }))).status).toBe(200);
  });

  it('is looked for on routes of visitors only where these know one, and a wrong session is refused there', async () => {
    const wrong = { 'x-admin-session': 'x.y.z' };
    const visitors = await ask({ access: 'visitor' }, wrong);
    expect([visitors.status, visitors.told?.admin]).toEqual([200, undefined]);
    const knows = { access: 'visitor', knowsAdmin: true } as const;
    expect((await ask(knows)).told?.admin).toBeUndefined();
    expect((await ask(knows, wrong)).status).toBe(401);
    expect((await ask(knows, await token())).told?.admin?.username).toBe('owner');
    expect((await ask({ access: 'public' }, wrong)).status).toBe(200);
  });

  it('gets the record of the address with the session, where the route wants one', async () => {
    const { id } = await stored.contact('ada@session.example');
    const recordOf = 'CONTACTS' as const;
    expect((await ask({ recordOf }, await token(), { id })).told?.stored.record).toMatchObject({ sk: id });
    expect((await ask({}, await token(), { id })).told?.stored.record).toBeUndefined();
    for (const odd of ['', `${id}0`, `x${id}`, id.slice(1)])
      expect((await ask({ recordOf }, await token(), { id: odd })).told?.stored.record).toBeUndefined();
    expect((await ask({ recordOf }, await token())).status).toBe(200);
  });
});

describe('a list', () => {
  const list = { etagOf: ['CONTACTS'] } as const;
  const tagOf = async (policy: Partial<RoutePolicy> = list) =>
    (await ask(policy, await token())).headers.etag;

  it('has a tag that stays until something changes, and totals', async () => {
    await stored.contact('ada@tag.example');
    const tag = await tagOf();
    expect(tag).toMatch(/^"\d+(\.\d+)*-2026-11-20"$/);
    expect(await tagOf()).toBe(tag);
    const { told } = await ask(list, await token());
    expect(told?.stored.totals.CONTACTS?.all).toBeGreaterThan(0);
    await stored.contact('bo@tag.example');
    expect(await tagOf()).not.toBe(tag);
    expect((await ask({}, await token())).headers.etag).toBeUndefined();
  });

  it('is not read again by who has it', async () => {
    const known = { 'if-none-match': String(await tagOf()) };
    const again = await ask(list, { ...known, ...(await token()) });
    expect([again.status, again.told]).toEqual([304, undefined]);
    await stored.contact('cy@tag.example');
    expect((await ask(list, { ...known, ...(await token()) })).status).toBe(200);
  });

  it('is another one each day, or after as many minutes as its route says', async () => {
    const [day, minutes] = [await tagOf(), await tagOf({ ...list, etagMinutes: 10 })];
    table.clock.now = new Date(began.getTime() + 9 * 60_000);
    expect([await tagOf(), await tagOf({ ...list, etagMinutes: 10 })]).toEqual([day, minutes]);
    table.clock.now = new Date(began.getTime() + 10 * 60_000);
    expect(await tagOf()).toBe(day);
    expect(await tagOf({ ...list, etagMinutes: 10 })).not.toBe(minutes);
    table.clock.now = new Date('2026-11-21T00:00:00.000Z');
    expect(await tagOf()).not.toBe(day);
  });

  it('tells who asks for changes which records changed since', async () => {
    const known = { 'if-none-match': String(await tagOf()) };
    const { id } = await stored.contact('di@tag.example');
    const changed = async (headers: Record<string, string>) =>
      (await ask(list, { ...headers, ...(await token()) })).told?.stored.changedIds;
    expect(await changed({ ...known, 'a-im': `feed, ${listChanges}` })).toEqual([id]);
    expect(await changed({ ...known, 'a-im': 'feed' })).toBeUndefined();
    expect(await changed(known)).toBeUndefined();
    expect(await changed({ 'a-im': listChanges })).toBeUndefined();
  });
});
