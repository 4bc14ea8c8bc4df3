import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runToEnd, startChildSite } from './harness/child-site.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parley-start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Expects one line of output and exit code 1; returns the line. */
const sentence = async (entry: 'api' | 'product', env: Record<string, string>): Promise<string> => {
  const { code, output } = await runToEnd(entry, env);
  expect(code, output).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output;
};

describe('local server that cannot start', () => {
  it.each([
    [{ PORT: 'eighty' }, /PORT must be a number/],
    [{ PORT: '70000' }, /PORT must be a number/],
    [{ PORT: '-1' }, /PORT must be a number/],
    [{ HOST: '999.1.1.1' }, /HOST must be an address/],
    [{ HOST: 'not a host' }, /HOST must be an address/],
    [{ SITE_URL: 'example.com' }, /SITE_URL must be an http or https address/],
    [{ SITE_URL: 'ftp://example.com' }, /SITE_URL must be/],
    [{ DYNAMODB_ENDPOINT: 'localhost:8000' }, /DYNAMODB_ENDPOINT must be/],
    [{ OPENAI_BASE_URL: 'nowhere' }, /OPENAI_BASE_URL must be/],
    [{ RATE_LIMITS: 'no' }, /RATE_LIMITS must be "on" or "off"/],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, /RATE_LIMITS=off is only allowed on a loopback address/],
    [{ PARLEY_PORT: '1' }, /Unknown setting PARLEY_PORT/],
    [{ RATE_LIMIT: 'off' }, /Unknown setting RATE_LIMIT: did you mean RATE_LIMITS\?/],
    [{ DATADIR: '/tmp' }, /Unknown setting DATADIR: did you mean DATA_DIR\?/],
    [{ OPENAI_APIKEY: 'x' }, /did you mean OPENAI_API_KEY\?/],
  ] as [Record<string, string>, RegExp][])(
    'explains invalid settings in one sentence: %o',
    async (env, expected) => {
      expect(await sentence('product', { DATA_DIR: folder, ...env })).toMatch(expected);
    },
  );

  it('names the busy port', async () => {
    const running = await startChildSite({ DATA_DIR: path.join(folder, 'one') });
    const { port } = new URL(running.url);
    const said = await sentence('api', { PORT: port, DATA_DIR: path.join(folder, 'two') });
    await running.end('SIGTERM');
    expect(said).toContain(`Port ${port} on 127.0.0.1 is busy`);
  });

  it('names a data folder that another process uses', async () => {
    const DATA_DIR = path.join(folder, 'shared');
    const running = await startChildSite({ DATA_DIR });
    const said = await sentence('api', { PORT: '0', DATA_DIR });
    await running.end('SIGTERM');
    expect(said).toContain('is in use by another running Parley');
  });

  it('names a data folder that is a file or not writable', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await sentence('api', { PORT: '0', DATA_DIR: file })).toMatch(
      /DATA_DIR .* cannot be read and written/,
    );
    // Root may write anywhere, so skip the rest.
    if (process.getuid?.() === 0) return;
    await chmod(folder, 0o500);
    const said = await sentence('api', { PORT: '0', DATA_DIR: path.join(folder, 'closed') });
    await chmod(folder, 0o700);
    expect(said).toMatch(/DATA_DIR .* cannot be read and written/);
  });

  it('names damaged secrets', async () => {
    await writeFile(path.join(folder, 'secrets.json'), '{"session":');
    expect(await sentence('api', { PORT: '0', DATA_DIR: folder })).toMatch(/secrets\.json is damaged/);
  });

  it('names a database that does not answer', async () => {
    const said = await sentence('api', {
      PORT: '0',
      DATA_DIR: path.join(folder, 'store'),
      DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
    });
    expect(said).toMatch(/DYNAMODB_ENDPOINT http:\/\/127\.0\.0\.1:9\/ cannot be used/);
  });
});
