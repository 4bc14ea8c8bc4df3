import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErasePersonResult, PersonExport } from '#shared/api/admin-leads.ts';
import { type ChildSite, startChildSite } from './harness/child-site.ts';
import { type Call, httpClient } from './harness/http-client.ts';
import { adminCredentials } from './harness/start-test-site.ts';
import { copiedHouse, type House } from './toys/copied-sources.ts';
import { toys } from './toys/toy-files.ts';

/** Compiler errors in these files and their imports. */
const problemsIn = async (house: House, files: readonly string[]): Promise<string> => {
  house.write('tsconfig.toys.json', JSON.stringify({ extends: './tsconfig.json', include: files }));
  const compiler = path.join(house.folder, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '--noEmit', '-p', 'tsconfig.toys.json'],
    { cwd: house.folder },
  ).catch((error: { stdout: string }) => error);
  return stdout;
};

describe('sample extensions', () => {
  const house = copiedHouse();
  let site: ChildSite | undefined;
  let touched: Readonly<Record<string, readonly string[]>> = {};
  let client: ReturnType<typeof httpClient> | undefined;
  let session = '';
  const call: Call = (method, address, options = {}) => {
    if (!client) throw new Error('not started');
    return client.call(method, address, {
      ...options,
      headers: { ...options.headers, ...(session ? { 'x-admin-session': session } : {}) },
    });
  };

  beforeAll(async () => {
    touched = Object.fromEntries(
      Object.entries(toys).map(([kind, { addition }]) => [kind, house.add(addition)]),
    );
    site = await startChildSite({ DATA_DIR: path.join(house.folder, '.local') }, 'api', house.folder);
    client = httpClient(site.url);
  });
  afterAll(async () => {
    client?.close();
    await site?.end('SIGTERM');
    house.remove();
  });

  it.each(Object.entries(toys))('change no more files than documented: %s', (kind, { files }) => {
    expect(touched[kind]).toHaveLength(files);
  });

  it('compile, and fail to compile when the record is not registered', async () => {
    expect(await problemsIn(house, Object.values(touched).flat())).toBe('');
    const file = 'functions/leads/collections.ts';
    const whole = house.read(file);
    house.write(file, whole.replace(/ {2}TOYS: .*\n/, ''));
    expect(await problemsIn(house, [file])).toMatch(/functions\/leads\/collections\.ts.*TOYS/);
    house.write(file, whole);
  }, 180_000);

  it('are sent by a visitor, listed, exported and erased', async () => {
    const toy = { name: 'Bear', email: 'bear@example.org' };
    const sent = await call('POST', '/api/toys', { json: toy });
    expect(sent.status, sent.text).toBe(201);
    expect((await call('POST', '/api/toys', { json: { ...toy, email: 'bear' } })).status).toBe(400);
    expect((await call('GET', '/api/admin/toys')).status).toBe(401);

    await call('POST', '/api/admin/setup', { json: adminCredentials });
    const login = await call('POST', '/api/admin/login', { json: adminCredentials });
    session = login.json<{ token: string }>().token;
    const list = await call('GET', '/api/admin/toys');
    expect(list.json()).toEqual([{ ...sent.json(), ...toy, createdAt: expect.any(String) }]);
    const headers = { 'if-none-match': String(list.headers.etag) };
    expect((await call('GET', '/api/admin/toys', { headers })).status).toBe(304);

    const kept = await call('POST', '/api/admin/person/export', { json: { email: toy.email } });
    expect(kept.json<PersonExport>().other).toEqual([expect.objectContaining({ entity: 'toys', ...toy })]);
    const erased = await call('POST', '/api/admin/person/erase', { json: { email: toy.email } });
    expect(erased.json<ErasePersonResult>().counts).toMatchObject({ toys: 1 });
    expect((await call('GET', '/api/admin/toys')).json()).toEqual([]);
  });
});
