import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => path.join(folder, 'secrets.json');

it('generates three different secrets on the first start and keeps them', async () => {
  const made = await loadSecrets(folder);
  expect(new Set(Object.values(made)).size).toBe(3);
  expect(await loadSecrets(folder)).toEqual(made);
});

it('takes an existing folder and its data away from other accounts [INFRA-032]', async () => {
  await loadSecrets(folder);
  const data = ['parley.sqlite', 'parley.sqlite-wal', 'notifications.jsonl', 'secrets.json'];
  for (const name of data.slice(0, 3)) writeFileSync(path.join(folder, name), '');
  for (const name of data) chmodSync(path.join(folder, name), 0o644);
  chmodSync(folder, 0o755);
  await loadSecrets(folder);
  const modeOf = (target: string) => statSync(target).mode & 0o777;
  expect(modeOf(folder)).toBe(0o700);
  expect(data.map((name) => modeOf(path.join(folder, name)))).toEqual(data.map(() => 0o600));
});

it('keeps a single old secret for visitors and generates one for sessions [INFRA-029]', async () => {
  const old = { session: 's'.repeat(64), origin: 'o'.repeat(43) };
  writeFileSync(file(), JSON.stringify(old));
  const { session, visitor, origin } = await loadSecrets(folder);
  expect({ visitor, origin }).toEqual({ visitor: old.session, origin: old.origin });
  expect(session).not.toBe(visitor);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ session, visitor, origin });
  expect(await loadSecrets(folder)).toEqual({ session, visitor, origin });
});

it.each(['{', '{}', '{"session":"a"}', '{"session":"","visitor":"v","origin":"o"}'])(
  'refuses a damaged file: %s',
  async (text) => {
    writeFileSync(file(), text);
    await expect(loadSecrets(folder)).rejects.toThrow(/delete it to get new secrets/);
  },
);
