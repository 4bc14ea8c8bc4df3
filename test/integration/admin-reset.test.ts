import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEngine } from '#infra/local/engine.ts';
import { ensureTable, localDynamo } from '#infra/local/table.ts';
import { startChildSite } from './harness/child-site.ts';
import { contactInput } from './harness/contact-input.ts';
import { httpClient } from './harness/http-client.ts';
import { adminCredentials } from './harness/test-site.ts';

const command = fileURLToPath(new URL('../../infra/ops/admin-reset.ts', import.meta.url));
const { PATH = '' } = process.env;
let DATA_DIR = '';

beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parley-reset-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

/** Runs `npm run admin:reset` as docs/operations.md describes. */
const reset = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { PATH, DATA_DIR, ...env },
  });

it('ends every session and reopens setup without touching other stored data', async () => {
  const first = await startChildSite({ DATA_DIR });
  const before = httpClient(first.url);
  await before.call('POST', '/api/admin/setup', { json: adminCredentials });
  const login = await before.call('POST', '/api/admin/login', { json: adminCredentials });
  const headers = { 'x-admin-session': login.json<{ token: string }>().token };
  await before.call('POST', '/api/contact', { json: contactInput({ message: 'Still here.' }) });
  await expect(reset()).rejects.toThrow(/another process|is running|in use/i);
  before.close();
  await first.end('SIGTERM');

  expect((await reset()).stdout).toMatch(/every session.*\n.*set up the administrator/);

  const second = await startChildSite({ DATA_DIR });
  const { call, close } = httpClient(second.url);
  const list = '/api/admin/contact-submissions';
  expect((await call('GET', list, { headers })).status).toBe(401);
  const other = { ...adminCredentials, password: 'another-horse-8-staple' };
  expect((await call('POST', '/api/admin/setup', { json: other })).status).toBe(201);
  const again = await call('POST', '/api/admin/login', { json: other });
  const found = await call('GET', list, {
    headers: { 'x-admin-session': again.json<{ token: string }>().token },
  });
  expect(found.text).toContain('Still here.');
  close();
  await second.end('SIGTERM');
});

it('creates nothing when no site exists, and requires both AWS options', async () => {
  await expect(reset()).rejects.toThrow(/There is no site in .*set DATA_DIR/);
  expect(await readdir(DATA_DIR)).toEqual([]);
  await expect(reset(['--table', 'x'])).rejects.toThrow(/--table and --site/);
});

it('prints the setup link of a deployed site when given its table', async () => {
  const engine = await startEngine();
  try {
    const dynamo = localDynamo(engine);
    await ensureTable(dynamo, 'deployed');
    const env = {
      AWS_ENDPOINT_URL: engine.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    };
    const { stdout } = await reset(['--table', 'deployed', '--site', 'https://site.example/'], env);
    expect(stdout).toMatch(/at https:\/\/site\.example\/admin#setup=[\w-]{22}\n/);
    await expect(reset(['--table', 'other', '--site', 'https://site.example'], env)).rejects.toThrow(
      /The table other cannot be used with your AWS credentials/,
    );
    dynamo.destroy();
  } finally {
    await engine.stop();
  }
});
