import { describe, expect, it } from 'vitest';
import { useTestSite } from './harness/test-site.ts';

const path = '/api/admin/flow-requests';
const request = { url: 'https://api.example-shop.com/', method: 'GET', headers: {}, responseMapping: {} };

describe('test request of a flow', () => {
  const site = useTestSite();
  const send = async (change: object, variables: Record<string, string> = {}) =>
    (await site.admin())('POST', path, { json: { request: { ...request, ...change }, variables } });

  it.each([
    ['https://169.254.169.254/latest/meta-data/', 'This address is not on the public internet.'],
    ['http://api.example-shop.com/', 'Only https:// addresses can be called.'],
    ['https://{{host}}/', 'The host in the URL cannot contain variables.'],
    ['https://api.example-shop.com:8443/', 'Only port 443 can be called.'],
  ])('refuses %s as a real request would be', async (url, error) => {
    const answer = await send({ url }, { host: 'localhost' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject({ ok: false, error });
  });

  it('says which header or body can’t be sent', async () => {
    expect((await send({ headers: { Host: 'x' } })).json()).toMatchObject({
      error: 'The header Host cannot be set.',
    });
    expect((await send({ method: 'POST', body: '{"a":' })).json()).toMatchObject({
      error: 'The body is not valid JSON.',
    });
  });

  it('is for the administrator only, and limited', async () => {
    expect((await site.api('POST', path, { json: { request, variables: {} } })).status).toBe(401);
    const admin = await site.admin();
    const call = () => admin('POST', path, { json: { request: { ...request, url: '' }, variables: {} } });
    let last = await call();
    for (let count = 0; count < 40 && last.status === 200; count += 1) last = await call();
    expect(last.status).toBe(429);
  });
});
