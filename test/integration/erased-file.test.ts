import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startChildSite } from './harness/child-site.ts';
import { contactInput } from './harness/contact-input.ts';
import { httpClient } from './harness/http-client.ts';
import { adminCredentials } from './harness/test-site.ts';

it('leaves no byte of an erased person in the database’s file, its log or the notices [LEAD-041]', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'parley-erased-'));
  const site = await startChildSite({ DATA_DIR });
  const { call, close } = httpClient(site.url);
  try {
    await call('POST', '/api/admin/setup', { json: adminCredentials });
    const login = await call('POST', '/api/admin/login', { json: adminCredentials });
    const headers = { 'x-admin-session': login.json<{ token: string }>().token };
    const stored = async () => {
      const names = ['parley.sqlite', 'parley.sqlite-wal', 'notifications.jsonl'];
      const files = await Promise.all(
        names.map((name) => readFile(path.join(DATA_DIR, name), 'latin1').catch(() => '')),
      );
      return files.join('\n');
    };
    for (let count = 0; count < 5; count += 1)
      await call('POST', '/api/contact', {
        json: contactInput({ email: "quagga.o'hara@erased.example", message: 'The quagga is extinct.' }),
      });
    await call('POST', '/api/contact', { json: contactInput({ message: 'The zebra is not.' }) });
    const hasNotice = async () =>
      /quagga/.test(await readFile(path.join(DATA_DIR, 'notifications.jsonl'), 'utf8'));
    await expect.poll(() => hasNotice().catch(() => false), { timeout: 10_000 }).toBe(true);
    expect(await stored()).toMatch(/quagga/);
    const erased = await call('POST', '/api/admin/person/erase', {
      headers,
      json: { email: "QUAGGA.O'Hara@erased.example" },
    });
    expect(erased.json()).toMatchObject({ done: true, counts: { contacts: 5 } });
    expect(await stored()).not.toMatch(/quagga/i);
    const list = await call('GET', '/api/admin/contact-submissions', { headers });
    expect(list.text).toContain('The zebra is not.');
  } finally {
    close();
    await site.end('SIGTERM');
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}, 60_000);
