import { createHmac } from 'node:crypto';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { gatewayEvent, now, sessionSecret, testDeps } from '#test/fixtures/gateway.ts';
import { signAdminToken } from './admin-token.ts';
import { defineHandler } from './define.ts';
import { makeHandler } from './pipeline.ts';
import { derivedKey } from './signing.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
const account = { pk: 'ADMIN', sk: 'ACCOUNT', username: 'owner', epoch: 5 };
const session = { username: 'owner', sessionId: 'session-1', epoch: 5 };
const seconds = now.getTime() / 1000;
const contract = defineRoute({ method: 'GET', path: '/api/admin/me', response: z.unknown() });
const route = defineHandler(
  contract,
  () =>
    async ({ admin }) =>
      admin,
);

const statusOf = async (token: string | undefined, items: object[] = [account]) => {
  dynamo.reset();
  dynamo.on(BatchGetCommand).resolves({ Responses: { table: items as Record<string, unknown>[] } });
  const handler = makeHandler('me', { access: 'admin' }, route, testDeps());
  const headers: Record<string, string> = token === undefined ? {} : { 'x-admin-session': token };
  return (await handler(gatewayEvent({ headers, cookies: ['admin-token=x'] }))).statusCode;
};

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const claims = {
  sid: 'session-1',
  ep: 5,
  sub: 'owner',
  iss: 'parley',
  aud: 'parley-admin',
  iat: seconds,
  exp: seconds + 86_400,
};
const key = derivedKey(sessionSecret, 'admin-session');
const forge = (header: object, payload: unknown, signWith: Buffer | string = key, hash = 'sha256') => {
  const text = `${base64(header)}.${base64(payload)}`;
  return `${text}.${createHmac(hash, signWith).update(text).digest('base64url')}`;
};
const good = { alg: 'HS256', typ: 'JWT' };
const valid = await signAdminToken(sessionSecret, session, now);
const [head, body, mac] = valid.split('.') as [string, string, string];

const bad: [string, string | undefined][] = [
  ['no header', undefined],
  ['empty', ''],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['Bearer in front', `Bearer ${valid}`],
  ['duplicated', `${valid},${valid}`],
  ['duplicated with a space', `${valid}, ${valid}`],
  ['100 KB', 'a'.repeat(100_000)],
  ['100 KB in the shape of a token', `${head}.${'a'.repeat(100_000)}.${mac}`],
  ['two parts', `${head}.${body}`],
  ['no signature', `${head}.${body}.`],
  ['four parts', `${valid}.x`],
  ['not base64', '%.%.%'],
  ['alg none', `${base64({ alg: 'none' })}.${body}.`],
  ['alg None with a signature', `${base64({ alg: 'None' })}.${body}.${mac}`],
  ['HS512 with our key', forge({ alg: 'HS512' }, claims, key, 'sha512')],
  ['RS256 by name', forge({ alg: 'RS256' }, claims)],
  ['no algorithm', forge({}, claims)],
  ['the undiverted secret', forge(good, claims, sessionSecret)],
  ['the visitor cookie key', forge(good, claims, derivedKey(sessionSecret, 'visitor'))],
  ['an empty key', forge(good, claims, '')],
  ['a changed body', `${head}.${base64({ ...claims, sub: 'root' })}.${mac}`],
  ['a changed signature', `${head}.${body}.${mac.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`],
  ['expired', forge(good, { ...claims, iat: seconds - 90_000, exp: seconds - 1 })],
  ['expiring now', forge(good, { ...claims, exp: seconds })],
  ['living longer than 24 hours', forge(good, { ...claims, iat: seconds - 86_401, exp: seconds + 99 })],
  ['from the future', forge(good, { ...claims, iat: seconds + 600, nbf: seconds + 600 })],
  ['without expiry', forge(good, { ...claims, exp: undefined })],
  ['without an issue date', forge(good, { ...claims, iat: undefined })],
  ['another issuer', forge(good, { ...claims, iss: 'other' })],
  ['another audience', forge(good, { ...claims, aud: 'parley' })],
  ['no subject', forge(good, { ...claims, sub: undefined })],
  ['another subject', forge(good, { ...claims, sub: 'someone' })],
  ['no session', forge(good, { ...claims, sid: undefined })],
  ['an older epoch', forge(good, { ...claims, ep: 4 })],
  ['an epoch as text', forge(good, { ...claims, ep: '5' })],
  ['a payload that is no object', forge(good, '"x"')],
  [
    'a 200-character kid and a critical header',
    forge({ ...good, kid: 'k'.repeat(200), crit: ['x'], x: 1 }, claims),
  ],
];

describe('the admin session', () => {
  it('accepts its own token', async () => {
    expect(await statusOf(valid)).toBe(200);
    expect(await statusOf(forge(good, claims))).toBe(200);
  });

  it.each(bad)('rejects %s [AUTH-019]', async (_name, token) => {
    expect(await statusOf(token)).toBe(401);
  });

  it('accepts a token from a function whose clock is a few seconds ahead [AUTH-020]', async () => {
    expect(await statusOf(forge(good, { ...claims, iat: seconds + 5, exp: seconds + 5 + 86_400 }))).toBe(200);
  });

  it('rejects a revoked token, and any token once the account is gone [AUTH-021]', async () => {
    expect(await statusOf(valid, [account, { pk: 'REVOKED#session-1', sk: '-' }])).toBe(401);
    expect(await statusOf(valid, [])).toBe(401);
  });

  it('answers 503, not 401, while the table is busy', async () => {
    dynamo.reset();
    dynamo.on(BatchGetCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
    const handler = makeHandler('me', { access: 'admin' }, route, testDeps());
    const answer = await handler(gatewayEvent({ headers: { 'x-admin-session': valid } }));
    expect(answer.statusCode).toBe(503);
  });
});
