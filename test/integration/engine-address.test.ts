import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFile, type Engine, startEngine } from '#infra/local/engine.ts';
import { canIsolate } from '#infra/local/isolation.ts';
import { localDynamo } from '#infra/local/table.ts';

/** What a web page from another origin, or a program with made-up credentials, would send. */
const listTables = (endpoint: string, origin: Readonly<Record<string, string>>) =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      ...origin,
      authorization: 'AWS4-HMAC-SHA256 Credential=made/up',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
    },
    body: '{}',
  });
const strangers: readonly Readonly<Record<string, string>>[] = [{ origin: 'http://127.0.0.1:8080' }, {}];

const listeningPorts = async (): Promise<Set<string>> => {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/self/net/${name}`, 'utf8').catch(() => '')),
  );
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)));
  return new Set(rows.filter(([, , , state]) => state === '0A').map(([, address = '']) => address));
};

describe('the embedded database', () => {
  let folder: string;
  let engine: Engine;
  let portsBefore: Set<string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
    portsBefore = await listeningPorts();
    engine = await startEngine(path.join(folder, dataFile));
  });
  afterAll(async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  // Where the system forbids namespaces, docs/security.md says what remains open.
  const whereIsolated = canIsolate() ? it : undefined;
  whereIsolated?.('has no address that pages or other programs can connect to [INFRA-034]', async () => {
    const dynamo = localDynamo(engine);
    expect((await dynamo.send(new ListTablesCommand({}))).TableNames).toEqual([]);
    dynamo.destroy();
    for (const headers of strangers) {
      const answer = await listTables(engine.endpoint, headers).then(
        (response) => response.text(),
        () => 'refused',
      );
      expect(answer).not.toContain('TableNames');
    }
    const added = [...(await listeningPorts())].filter((address) => !portsBefore.has(address));
    // Another test's server may have begun to listen meanwhile; the engine would answer as a database.
    for (const address of added) {
      const [, port = ''] = address.split(':');
      const answer = await listTables(`http://127.0.0.1:${Number.parseInt(port, 16)}`, {}).then(
        (response) => response.text(),
        () => 'refused',
      );
      expect(answer).not.toContain('TableNames');
    }
  });

  it('answers no page or program that tries the ports of 127.0.0.1 [INFRA-033]', async () => {
    const engines = [await startEngine(), await startEngine()];
    try {
      const hosts = engines.map(({ endpoint }) => new URL(endpoint).hostname);
      expect(new Set(hosts).size).toBe(2);
      for (const { endpoint } of engines) {
        const { port } = new URL(endpoint);
        for (const headers of strangers)
          await expect(listTables(`http://127.0.0.1:${port}`, headers)).rejects.toThrow();
      }
    } finally {
      await Promise.all(engines.map((one) => one.stop()));
    }
  });

  it('writes files that only its own account can read', async () => {
    const names = await readdir(folder);
    const modes = await Promise.all(
      names.map(async (name) => (await stat(path.join(folder, name))).mode & 0o777),
    );
    expect(names).toContain(dataFile);
    expect(modes).toEqual(names.map(() => 0o600));
  });
});
