import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { SecondFactors } from '#shared/api/passkeys.ts';
import { authenticator } from '#test/deploy/authenticator.mjs';
import { adminCredentials } from './harness/start-test-site.ts';
import { useTestSite } from './harness/test-site.ts';

const currentPassword = adminCredentials.password;
const keys = '/api/admin/passkeys';

describe('passkeys and recovery codes', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  let viewers = 0;
  const anyone = () => `203.0.113.${++viewers}`;
  const party = () => ({ origin: site.runtime.url.replace('127.0.0.1', 'localhost'), rpId: 'localhost' });
  const challenge = async (): Promise<string> => {
    const answer = await site.api('POST', '/api/admin/login/challenge');
    expect(answer.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    return answer.json<{ challenge: string }>().challenge;
  };
  const add = async (name: string, device = authenticator()) => {
    const admin = await site.admin();
    const options = await admin('POST', `${keys}/options`, { json: { currentPassword } });
    expect(options.status, options.text).toBe(200);
    const credential = device.register({ ...party(), ...options.json<{ challenge: string }>() });
    const added = await admin('POST', keys, { json: { name, credential } });
    expect(added.status, added.text).toBe(201);
    return { device, ...added.json<SecondFactors>() };
  };
  const change = async (json: object) => (await site.admin())('PATCH', keys, { json });
  const logIn = (credential: unknown) =>
    site.api('POST', '/api/admin/login/passkey', { json: { credential }, viewer: anyone() });
  const logInWithCode = (code: string, viewer = anyone()) =>
    site.api('POST', '/api/admin/login/code', { json: { code }, viewer });
  const password = (given: string = currentPassword, viewer = anyone()) =>
    site.api('POST', '/api/admin/login', {
      json: { ...adminCredentials, password: given },
      viewer,
    });

  it('are added with the password, named, renamed and removed, and never reveal a key [AUTH-033]', async () => {
    const { recoveryCodes = [], passkeys } = await add('Laptop');
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const second = await add('Key ring');
    expect(second.recoveryCodes).toBeUndefined();
    expect(second.passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Key ring']);
    const [first] = passkeys;
    expect((await change({ change: 'rename', id: first?.id, name: 'Desk' })).json()).toMatchObject({
      passkeys: [{ name: 'Desk' }, { name: 'Key ring' }],
      codesLeft: 10,
      required: false,
    });
    const text = (await (await site.admin())('GET', keys)).text;
    expect(text).not.toMatch(/publicKey|counter|hash/);
    const { client, name } = site.runtime.table;
    const stored = JSON.stringify((await client.send(new ScanCommand({ TableName: name }))).Items);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const refused = await change({ change: 'remove', id: first?.id, currentPassword: 'wrong' });
    expect([refused.status, refused.json().fields]).toEqual([
      400,
      { currentPassword: 'The current password is not right.' },
    ]);
    const removed = await change({ change: 'remove', id: first?.id, currentPassword });
    expect(removed.json<SecondFactors>().passkeys.map(({ name: left }) => left)).toEqual(['Key ring']);
    expect((await change({ change: 'rename', id: first?.id, name: 'x' })).status).toBe(404);
  });

  it('log the owner in while attackers keep the password locked [AUTH-030]', async () => {
    const { device } = await add('Phone');
    const codes = (await change({ change: 'codes', currentPassword })).json<SecondFactors>().recoveryCodes;
    const [code = ''] = codes ?? [];
    for (let guess = 0; guess < 20; guess += 1) await password('wrong horse', anyone());
    expect((await password()).status).toBe(429);
    const entered = await logIn(device.assert({ ...party(), challenge: await challenge() }));
    expect(entered.status, entered.text).toBe(200);
    expect(entered.json()).toMatchObject({ success: true, username: 'owner' });
    const headers = { 'x-admin-session': entered.json<{ token: string }>().token };
    expect((await site.api('GET', '/api/admin/overview', { headers })).status).toBe(200);
    expect(String(entered.headers['set-cookie'])).toContain('known-browser=');
    const byCode = await logInWithCode(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(byCode.status, byCode.text).toBe(200);
    site.clock.advance(3_600_000);
  });

  it('reject every invalid response with the same message [AUTH-026]', async () => {
    const { device } = await add('Attacked');
    const stranger = authenticator();
    const ceremony = async () => ({ ...party(), challenge: await challenge() });
    const used = await ceremony();
    expect((await logIn(device.assert(used))).status).toBe(200);
    const old = await ceremony();
    site.clock.advance(301_000);
    const bad: Record<string, unknown> = {
      'a replayed answer': device.assert(used),
      'an old challenge': device.assert(old),
      'a challenge of one’s own': device.assert({ ...party(), challenge: 'A'.repeat(43) }),
      'another origin': device.assert({ ...(await ceremony()), origin: 'https://evil.example' }),
      'another port': device.assert({ ...(await ceremony()), origin: 'http://localhost:1' }),
      'another RP id': device.assert({ ...(await ceremony()), rpId: 'evil.example' }),
      'another type': device.assert(await ceremony(), { type: 'webauthn.create' }),
      'nobody present': device.assert(await ceremony(), { flags: 0 }),
      'nobody verified': device.assert(await ceremony(), { flags: 1 }),
      'an unknown passkey': stranger.assert(await ceremony()),
      'a known id with another key': stranger.assert(await ceremony(), { id: device.id }),
    };
    for (const [name, credential] of Object.entries(bad)) {
      const answer = await logIn(credential);
      expect([name, answer.status, answer.json()]).toEqual([
        name,
        401,
        { code: 'auth.failed', message: 'This passkey was not accepted.' },
      ]);
    }
    const admin = await site.admin();
    const { challenge: adding } = (
      await admin('POST', `${keys}/options`, { json: { currentPassword } })
    ).json<{ challenge: string }>();
    expect((await logIn(device.assert({ ...party(), challenge: adding }))).status).toBe(401);
  });

  it('reject a copied key by its counter [AUTH-027]', async () => {
    const { device } = await add('Copied');
    expect(
      (await logIn(device.assert({ ...party(), challenge: await challenge() }, { counter: 9 }))).status,
    ).toBe(200);
    for (const counter of [9, 3, 0]) {
      const answer = await logIn(device.assert({ ...party(), challenge: await challenge() }, { counter }));
      expect([counter, answer.status]).toEqual([counter, 401]);
    }
    expect(
      (await logIn(device.assert({ ...party(), challenge: await challenge() }, { counter: 10 }))).status,
    ).toBe(200);
  });

  it('are not added with a challenge of another purpose, session, time or site [AUTH-028]', async () => {
    const admin = await site.admin();
    const device = authenticator();
    const options = async () =>
      (await admin('POST', `${keys}/options`, { json: { currentPassword } })).json<{ challenge: string }>()
        .challenge;
    const other = (await password()).json<{ token: string }>().token;
    const ceremonies = [
      { ...party(), challenge: await challenge() },
      { ...party(), challenge: await options(), origin: 'https://evil.example' },
      { ...party(), challenge: await options(), rpId: 'evil.example' },
    ];
    for (const ceremony of ceremonies) {
      const answer = await admin('POST', keys, {
        json: { name: 'x', credential: device.register(ceremony) },
      });
      expect([answer.status, answer.json().message]).toEqual([
        400,
        'This passkey could not be added. Please try again.',
      ]);
    }
    const mine = device.register({ ...party(), challenge: await options() });
    const theirs = await site.api('POST', keys, {
      json: { name: 'x', credential: mine },
      headers: { 'x-admin-session': other },
    });
    expect(theirs.status).toBe(400);
    expect((await admin('POST', keys, { json: { name: 'x', credential: mine } })).status).toBe(400);
  });

  it('accept a recovery code once, even when it is sent twenty times at once [AUTH-031]', async () => {
    await add('For codes');
    const { recoveryCodes: [first = '', second = ''] = [] } = (
      await change({ change: 'codes', currentPassword })
    ).json<SecondFactors>();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => logInWithCode(first)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await logInWithCode(first)).status).toBe(401);
    expect((await logInWithCode(second)).status).toBe(200);
    const { recoveryCodes: fresh } = (
      await change({ change: 'codes', currentPassword })
    ).json<SecondFactors>();
    expect(fresh).toHaveLength(10);
  });

  it('lock an address after five wrong codes, whatever it sends next [AUTH-032]', async () => {
    await add('Guessed at');
    const { recoveryCodes: [code = ''] = [] } = (
      await change({ change: 'codes', currentPassword })
    ).json<SecondFactors>();
    const viewer = anyone();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await logInWithCode('AAAA-BBBB-CCCC-DDDD', viewer)).status).toBe(401);
    const locked = await logInWithCode(code, viewer);
    expect([locked.status, Number(locked.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await logInWithCode(code)).status).toBe(200);
  });

  it('are required beside the password when the owner says so, until the last one is removed [AUTH-034]', async () => {
    const { device } = await add('Required');
    await change({ change: 'require', required: true, currentPassword });
    const half = await password();
    expect([half.status, half.json().code]).toEqual([401, 'auth.second_factor']);
    expect((await password('wrong horse')).json().code).toBe('auth.failed');
    expect((await logIn(device.assert({ ...party(), challenge: await challenge() }))).status).toBe(200);
    const { passkeys } = (await (await site.admin())('GET', keys)).json<SecondFactors>();
    for (const { id } of passkeys) await change({ change: 'remove', id, currentPassword });
    expect((await (await site.admin())('GET', keys)).json()).toEqual({
      passkeys: [],
      codesLeft: 0,
      required: false,
    });
    expect((await password()).status).toBe(200);
    const cannot = await change({ change: 'require', required: true, currentPassword });
    expect(cannot.status).toBe(400);
  });
});

describe('login options of a site without passkeys or administrator', () => {
  const site = useTestSite();
  it('do not reveal whether there is one [AUTH-029]', async () => {
    const ask = async () => {
      const answer = await site.api('POST', '/api/admin/login/challenge');
      const { challenge, ...rest } = answer.json<{ challenge: string }>();
      const device = authenticator();
      const origin = site.runtime.url.replace('127.0.0.1', 'localhost');
      const credential = device.assert({ challenge, origin, rpId: 'localhost' });
      const refused = await site.api('POST', '/api/admin/login/passkey', { json: { credential } });
      const code = await site.api('POST', '/api/admin/login/code', { json: { code: 'AAAA' } });
      return [Object.keys(answer.json()), rest, refused.status, refused.json(), code.status, code.json()];
    };
    const nobody = await ask();
    await site.admin();
    expect(await ask()).toEqual(nobody);
  });
});
