import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { newApiKey } from '#functions/http/api-keys.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routes } from '#functions/routes.ts';
import { type ApiKey, type ApiScope, apiScopes } from '#shared/api/api-keys.ts';
import { contactInput } from './harness/contact-input.ts';
import { adminCredentials, type TestSite, useTestSite } from './harness/test-site.ts';

const path = '/api/admin/api-keys';
const rows = Object.entries<RouteRow>(routes);
const ofTheOwner = rows.filter(([, row]) => row.access === 'admin' || row.knowsAdmin);
const contacts = '/api/admin/contact-submissions';
const currentPassword = adminCredentials.password;

const create = async (site: TestSite, scopes: readonly ApiScope[], more: object = {}) => {
  const admin = await site.admin();
  const answer = await admin('POST', path, { json: { name: 'n8n', scopes, currentPassword, ...more } });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ key: string; stored: ApiKey }>();
};
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

describe('API keys', () => {
  const site = useTestSite();

  /** Calls routes with a key; returns those that admit it. All others must answer with the expected refusal. */
  const admitted = async (
    key: string,
    called: typeof ofTheOwner,
    refused: (row: RouteRow) => readonly [number, string],
  ) => {
    const names: string[] = [];
    for (const [index, [name, row]] of called.entries()) {
      const address = row.contract.path.replaceAll(/\{\w+\}/g, 'x');
      const viewer = `203.0.113.${(index % 250) + 1}`;
      const answer = await site.api(row.contract.method, address, { ...bearer(key), viewer, json: {} });
      const { code = '' } = answer.text.startsWith('{') ? answer.json<{ code?: string }>() : {};
      if (code.startsWith('key.')) expect([answer.status, code], name).toEqual(refused(row));
      else names.push(name);
      expect([401, 429, 500], `${name} ${answer.text}`).not.toContain(
        code === 'key.invalid' ? 0 : answer.status,
      );
    }
    return names.sort();
  };
  const withoutScope = () => [403, 'key.scope'] as const;

  it('open exactly the routes of their scopes [AUTH-039]', async () => {
    const scoped = ofTheOwner.filter(([, { apiScope }]) => apiScope);
    const all = await create(site, apiScopes);
    expect(await admitted(all.key, ofTheOwner, withoutScope)).toEqual(scoped.map(([name]) => name).sort());
    for (const scope of apiScopes) {
      const { key } = await create(site, [scope]);
      const own = scoped.flatMap(([name, { apiScope }]) => (apiScope === scope ? [name] : []));
      expect(own.length, scope).toBeGreaterThan(0);
      expect(await admitted(key, scoped, withoutScope), scope).toEqual(own.sort());
    }
  }, 120_000);

  it('open nothing when the key is unknown', async () => {
    const refused = ({ apiScope }: RouteRow) => (apiScope ? ([401, 'key.invalid'] as const) : withoutScope());
    expect(await admitted(newApiKey(), ofTheOwner, refused)).toEqual([]);
  }, 60_000);

  it('never reach account, settings, keys, exports, imports or erasure [AUTH-040]', () => {
    const closed =
      /^\/api\/admin\/(api-keys|login|logout|passkeys|password|settings|outgoing-events|export|everything|import|past-conversations|person\/|site|booking-settings)/;
    for (const [name, { apiScope, contract, access, knowsAdmin }] of rows) {
      if (closed.test(contract.path)) expect(apiScope, name).toBeUndefined();
      if (apiScope) expect(access === 'admin' || knowsAdmin, name).toBe(true);
      if (apiScope?.endsWith(':read')) expect(contract.method, name).toBe('GET');
    }
  });

  it('make the same table calls as a session, and work without cookie or Origin', async () => {
    const admin = await site.admin();
    await site.api('POST', '/api/contact', { json: contactInput() });
    const { key } = await create(site, ['leads:read', 'leads:write']);
    const callsOf = async (ask: () => ReturnType<TestSite['api']>) => {
      const before = site.invocations.length;
      expect((await ask()).status).toBe(200);
      return site.invocations.slice(before).flatMap(({ calls }) => calls);
    };
    await site.api('GET', contacts, bearer(key));
    expect(await callsOf(() => site.api('GET', contacts, bearer(key)))).toEqual(
      await callsOf(() => admin('GET', contacts)),
    );
    const [contact] = (await admin('GET', contacts)).json<{ id: string }[]>();
    const one = `${contacts}/${contact?.id}`;
    const edited = await site.api('PATCH', one, { ...bearer(key), json: { notes: 'By key' } });
    expect(edited.status, edited.text).toBe(200);
    const story = await admin('GET', `/api/admin/leads/contacts/${contact?.id}`);
    expect(story.text).toContain('n8n (API key)');
  });

  it('need the password, a name, a scope and a day that is not over', async () => {
    const admin = await site.admin();
    const valid = { name: 'n8n', scopes: ['leads:read'], currentPassword };
    const refusal = async (change: object) => {
      const answer = await admin('POST', path, { json: { ...valid, ...change } });
      return [answer.status, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
    };
    expect(await refusal({ currentPassword: 'wrong-horse-7' })).toEqual([400, ['currentPassword']]);
    expect(await refusal({ name: ' ' })).toEqual([400, ['name']]);
    expect(await refusal({ scopes: [] })).toEqual([400, ['scopes']]);
    expect(await refusal({ scopes: ['settings:write'] })).toEqual([400, ['scopes.0']]);
    expect(await refusal({ expiresOn: '2020-01-01' })).toEqual([400, ['expiresOn']]);
  });

  it('are stored as hashes only, logged nowhere, and not exported [AUTH-041]', async () => {
    const { key, stored } = await create(site, ['leads:read']);
    await site.api('GET', contacts, bearer(key));
    const { client, name } = site.runtime.table;
    const { Items = [] } = await client.send(new ScanCommand({ TableName: name }));
    expect(Items.some(({ pk, sk }) => pk === 'APIKEYS' && sk === stored.id)).toBe(true);
    const admin = await site.admin();
    const file = await admin('GET', '/api/admin/everything');
    expect(file.status).toBe(200);
    expect(file.text).not.toContain(stored.id);
    expect([JSON.stringify(Items), ...site.logs].join('\n')).not.toContain(key.slice('parley_'.length));
  });

  it('are refused once they are revoked or expired', async () => {
    const admin = await site.admin();
    const today = site.clock.now().toISOString().slice(0, 10);
    const { key, stored } = await create(site, ['leads:read']);
    const short = await create(site, ['leads:read'], { expiresOn: today });
    const status = async (one: string) => (await site.api('GET', contacts, bearer(one))).status;
    expect([await status(key), await status(short.key)]).toEqual([200, 200]);
    const listed = (await admin('GET', path)).json<{ keys: ApiKey[] }>().keys;
    expect(listed.find(({ id }) => id === stored.id)).toMatchObject({ name: 'n8n', lastUsedOn: today });
    expect((await admin('DELETE', `${path}/${stored.id}`)).status).toBe(200);
    expect((await admin('DELETE', `${path}/${stored.id}`)).status).toBe(404);
    expect(await status(key)).toBe(401);
    site.clock.advance(86_400_000);
    expect(await status(short.key)).toBe(401);
  });
});
