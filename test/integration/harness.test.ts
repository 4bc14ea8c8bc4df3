import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { problemOfBody } from './harness/contract-check.ts';
import { checkCommand } from './harness/dynamo-limits.ts';

const Key = { pk: 'a', sk: 'b' };
const many = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ Put: { Item: { ...Key, sk: String(i) } } }));

describe('DynamoDB limits of the test table', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['a partition key of 2,049 bytes', 'GetCommand', { Key: { ...Key, pk: 'x'.repeat(2049) } }],
    ['a sort key of 1,025 bytes', 'PutCommand', { Item: { ...Key, sk: 'é'.repeat(513) } }],
    ['an index key of 2,049 bytes', 'PutCommand', { Item: { ...Key, gsi1pk: 'x'.repeat(2049) } }],
    ['an empty key', 'PutCommand', { Item: { ...Key, sk: '' } }],
    ['an item over 400 KB', 'PutCommand', { Item: { ...Key, text: 'x'.repeat(410_000) } }],
    ['an attribute without a name', 'PutCommand', { Item: { ...Key, map: { '': 1 } } }],
    ['a transaction of 101', 'TransactWriteCommand', { TransactItems: many(101) }],
    ['one item twice', 'TransactWriteCommand', { TransactItems: [...many(1), ...many(1)] }],
    [
      '26 writes at once',
      'BatchWriteCommand',
      { RequestItems: { t: many(26).map(() => ({ DeleteRequest: { Key } })) } },
    ],
    [
      'an index key set by an update',
      'UpdateCommand',
      {
        Key,
        UpdateExpression: 'SET #s0 = :s0',
        ExpressionAttributeNames: { '#s0': 'gsi1pk' },
        ExpressionAttributeValues: { ':s0': 'x'.repeat(2049) },
      },
    ],
  ])('refuse %s', (_, name, input) => {
    expect(() => checkCommand(name, input)).toThrow(/DynamoDB would refuse/);
  });

  it('accept items just within them', () => {
    checkCommand('PutCommand', {
      Item: { pk: 'x'.repeat(2048), sk: 'y'.repeat(1024), text: 'x'.repeat(400_000) },
    });
    checkCommand('TransactWriteCommand', { TransactItems: many(100) });
  });
});

describe('contract check of responses', () => {
  const schema = z.object({ id: z.string(), parts: z.array(z.object({ n: z.number() })) });
  it.each([
    [
      'a field that is not declared',
      { id: 'a', parts: [{ n: 1, extra: true }] },
      'parts.0.extra is not declared',
    ],
    ['a field of another type', { id: 7, parts: [] }, 'id: '],
    ['a missing field', { id: 'a' }, 'parts: '],
  ])('reports %s', (_, body, problem) => expect(problemOfBody(schema, body)).toContain(problem));
  it('accepts a declared response', () => {
    expect(problemOfBody(schema, { id: 'a', parts: [{ n: 1 }] })).toBeUndefined();
  });
});

it('leaves no process of the site behind when a test run is killed [HTTP-050]', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parley-orphan-'));
  const harness = new URL('./harness/child-site.ts', import.meta.url).href;
  const code = `const { startChildSite } = await import(${JSON.stringify(harness)});
    const { child } = await startChildSite({ DATA_DIR: ${JSON.stringify(DATA_DIR)} });
    console.log('pid ' + child.pid + ';'); setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  while (!/pid (\d+);/.test(output)) output += String((await once(run.stdout, 'data'))[0]);
  const pid = Number(/pid (\d+);/.exec(output)?.[1]);
  run.kill('SIGKILL');
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 15_000, interval: 200 }).toBe(false);
  await rm(DATA_DIR, { recursive: true, force: true });
});
