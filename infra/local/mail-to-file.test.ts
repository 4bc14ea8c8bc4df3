import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deleteMails, mailToFile } from './mail-to-file.ts';

const mail = (text: string, key: string = randomUUID()) => ({
  ...{ key, subject: 'New contact', text, replyTo: undefined },
});

it("deletes one person's emails by address or number and keeps emails written meanwhile", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-outbox-'));
  const send = mailToFile(folder);
  const forget = deleteMails(folder);
  await send(mail('Email: ada@example.com\nPhone: +49 30 1234567\n> Hello'));
  await send(mail('Email: bada@example.com\n> Hello'));
  await send(mail('> call me: +49 (30) 1234567'));
  const [first, , second] = await Promise.all([
    forget(['Ada@Example.com']),
    send(mail('Email: eve@example.com')),
    forget(['+49 30 1234567']),
  ]);
  expect([first, second]).toEqual([1, 1]);
  const text = await readFile(path.join(folder, 'notifications.jsonl'), 'utf8');
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).text),
  ).toEqual(['Email: bada@example.com\n> Hello', 'Email: eve@example.com']);
  expect(await deleteMails(await mkdtemp(path.join(tmpdir(), 'parley-none-')))(['ada@example.com'])).toBe(0);
});

it('writes a mail only once, even if the process was killed before recording it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-outbox-'));
  await mailToFile(folder)(mail('Email: ada@example.com', 'lead-1'));
  await mailToFile(folder)(mail('> a text with "key":"lead-2", in it', 'lead-12'));
  const restarted = mailToFile(folder);
  for (const key of ['lead-1', 'lead-2', 'lead-12']) await restarted(mail('Email: ada@example.com', key));
  const lines = (await readFile(path.join(folder, 'notifications.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).key)).toEqual(['lead-1', 'lead-12', 'lead-2']);
});
