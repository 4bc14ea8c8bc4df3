import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bookingSettingsKey, noteKey, pictureFileKey, recordKey } from '#functions/table/keys.ts';
import type { Item } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { exportLines, importLines } from './data-file.ts';

const source = memoryTable();
const target = memoryTable();
const now = new Date('2026-11-20T12:00:00Z');
const inSeconds = (offset: number) => Math.floor(now.getTime() / 1000) + offset;

const readLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of exportLines(source.deps().table, now)) lines.push(line);
  return lines;
};
async function* stream(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
const sorted = (items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`));
const store = async (item: Item) => {
  const { client, name } = source.deps().table;
  await client.send(new PutCommand({ TableName: name, Item: item }));
};

const contact: Item = {
  ...recordKey('CONTACTS', 'c1'),
  name: 'Anna',
  tags: ['a'],
  value: 1.5,
  gsi1pk: 'EMAIL#a',
  gsi1sk: 'x',
};
const note: Item = { ...noteKey('who', 'n1'), text: 'Call back' };
const picture: Item = { ...pictureFileKey('h', 320), type: 'image/webp', data: new Uint8Array([0, 255, 7]) };

describe('exportLines and importLines', () => {
  it('bring everything except secrets and expired items into an empty table, once', async () => {
    const settings: Item = {
      ...bookingSettingsKey,
      minutes: 30,
      calendarUrl: 'https://secret',
      feedId: 'secret',
    };
    for (const item of [contact, note, picture, settings]) await store(item);
    await store({ pk: 'ADMIN', sk: 'ACCOUNT', hash: 'secret' });
    await store({ pk: 'IDEM#x#y', sk: '-' });
    await store({ pk: 'FLOWMISSES#f', sk: 'old', ttl: inSeconds(-1) });
    await store({ pk: 'FLOWMISSES#f', sk: 'new', ttl: inSeconds(60) });

    const lines = await readLines();
    expect(lines.join('\n')).not.toContain('secret');
    const first = await importLines(target.deps().table, stream(lines), { now });
    expect(first).toEqual({ stored: 5, kept: 0, expired: 0, refused: [], isComplete: true });
    const items = sorted(await target.items());
    expect(items).toEqual(
      sorted([
        contact,
        note,
        picture,
        { ...bookingSettingsKey, minutes: 30 },
        { pk: 'FLOWMISSES#f', sk: 'new', ttl: inSeconds(60) },
      ]),
    );
    expect(await importLines(target.deps().table, stream(lines), { now })).toMatchObject({
      stored: 0,
      kept: 5,
    });
    expect(sorted(await target.items())).toEqual(items);
  });

  it('keep items changed since the export, unless `overwrite` is set', async () => {
    const { client, name } = target.deps().table;
    const { pk, sk } = contact;
    await client.send(new PutCommand({ TableName: name, Item: { ...contact, name: 'Changed' } }));
    const getName = async () =>
      (await client.send(new GetCommand({ TableName: name, Key: { pk, sk } }))).Item?.name;
    const lines = await readLines();
    await importLines(target.deps().table, stream(lines), { now });
    expect(await getName()).toBe('Changed');
    await importLines(target.deps().table, stream(lines), { now, overwrite: true });
    expect(await getName()).toBe('Anna');
  });

  it('name invalid lines and detect a truncated file', async () => {
    const lines = await readLines();
    const hostile = [
      lines[0] ?? '',
      '{',
      '[]',
      '{"pk":"CONTACTS"}',
      '{"pk":"ADMIN","sk":"ACCOUNT","hash":"mine"}',
      `{"pk":"CONTACTS","sk":"x","text":"${'x'.repeat(1024 * 1024)}"}`,
    ];
    const report = await importLines(target.deps().table, stream(hostile), { now });
    expect(report).toMatchObject({ stored: 0, kept: 0, isComplete: false });
    expect(report.refused).toEqual([
      { line: 2, reason: 'The line is not JSON.' },
      { line: 3, reason: 'The line is not an item.' },
      { line: 4, reason: 'The item has no key.' },
      { line: 5, reason: 'Items of this kind are not imported.' },
      { line: 6, reason: 'The line is too long.' },
    ]);
    await expect(importLines(target.deps().table, stream(['{}']), { now })).rejects.toThrow(
      'was not exported',
    );
  });
});
