import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFile, startEngine } from '#infra/local/engine.ts';

describe.runIf(process.platform === 'linux')('the embedded database', () => {
  it('answers no page or program that tries the ports of 127.0.0.1 [INFRA-033]', async () => {
    const engines = [await startEngine(), await startEngine()];
    try {
      const hosts = engines.map(({ endpoint }) => new URL(endpoint).hostname);
      expect(new Set(hosts).size).toBe(2);
      for (const { endpoint } of engines) {
        const { port } = new URL(endpoint);
        const guess = fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          headers: {
            origin: 'http://127.0.0.1:8080',
            authorization: 'AWS4-HMAC-SHA256 Credential=made/up',
            'x-amz-target': 'DynamoDB_20120810.ListTables',
          },
          body: '{}',
        });
        await expect(guess).rejects.toThrow();
      }
    } finally {
      await Promise.all(engines.map((engine) => engine.stop()));
    }
  });

  it('writes files that only its own account can read', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    const engine = await startEngine(path.join(folder, dataFile));
    const names = await readdir(folder);
    const modes = await Promise.all(
      names.map(async (name) => (await stat(path.join(folder, name))).mode & 0o777),
    );
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
    expect(names).toContain(dataFile);
    expect(modes).toEqual(names.map(() => 0o600));
  });
});
