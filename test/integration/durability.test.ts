import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChildSite } from './harness/child-site.ts';
import { contactInput } from './harness/contact-input.ts';
import { type Call, httpClient } from './harness/http-client.ts';
import { adminCredentials } from './harness/test-site.ts';

let DATA_DIR = '';

beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parley-durability-'));
});

afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const logIn = async (call: Call): Promise<string> => {
  await call('POST', '/api/admin/setup', { json: adminCredentials });
  const answer = await call('POST', '/api/admin/login', { json: adminCredentials });
  return answer.json<{ token: string }>().token;
};

const storedMessages = async (call: Call, token: string): Promise<Set<string>> => {
  const found = new Set<string>();
  let next: string | undefined = '/api/admin/contact-submissions';
  while (next) {
    const page = await call('GET', next, { headers: { 'x-admin-session': token } });
    for (const { message } of page.json<{ message: string }[]>()) found.add(message);
    next = /<([^>]+)>; *rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return found;
};

describe('killed process', () => {
  it('loses none of 300 acknowledged contacts [STORE-007]', async () => {
    const first = await startChildSite({ DATA_DIR, RATE_LIMITS: 'off' });
    const { call, close } = httpClient(first.url);
    const acknowledged: string[] = [];
    let ended: Promise<unknown> | undefined;
    await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const message = `Message number ${n}`;
        try {
          const answer = await call('POST', '/api/contact', { json: contactInput({ message }) });
          if (answer.status === 201) acknowledged.push(message);
        } catch {
          // The kill interrupted this request: unacknowledged, so it may or may not be stored.
        }
        if (acknowledged.length >= 100) ended ??= first.end('SIGKILL');
      }),
    );
    await (ended ?? first.end('SIGKILL'));
    close();
    expect(acknowledged.length).toBeGreaterThan(20);

    const second = await startChildSite({ DATA_DIR });
    const again = httpClient(second.url);
    const stored = await storedMessages(again.call, await logIn(again.call));
    again.close();
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('data folder', () => {
  it('keeps the account, session and secrets across a restart', async () => {
    const first = await startChildSite({ DATA_DIR });
    const before = httpClient(first.url);
    const token = await logIn(before.call);
    before.close();
    expect(await first.end('SIGINT')).toBe(0);
    const secrets = path.join(DATA_DIR, 'secrets.json');
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    const known = await readFile(secrets, 'utf8');

    const second = await startChildSite({ DATA_DIR });
    const after = httpClient(second.url);
    const list = await after.call('GET', '/api/admin/contact-submissions', {
      headers: { 'x-admin-session': token },
    });
    const setup = await after.call('POST', '/api/admin/setup', { json: adminCredentials });
    after.close();
    await second.end('SIGTERM');
    expect([list.status, setup.status]).toEqual([200, 409]);
    expect(await readFile(secrets, 'utf8')).toBe(known);
  });
});
