import { describe, expect, it } from 'vitest';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import {
  countingTable,
  countStored,
  dailyBytes,
  flushBytes,
  isStorageFull,
  refuseWhenFull,
} from './storage-budget.ts';
import { transact } from './transact.ts';

const table = memoryTable();
const store = () => table.deps().table;
const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
const shared = async () =>
  (await table.items()).filter(({ pk }) => String(pk).startsWith('RATE#stored-bytes')).map(({ n }) => n);

describe('countStored', () => {
  it('adds to the shared counter once for every 64 KB', async () => {
    const now = at('2026-11-01');
    await countStored(store(), flushBytes - 1, now);
    expect(await shared()).toEqual([]);
    await countStored(store(), 1, now);
    expect(await shared()).toEqual([flushBytes]);
  });

  it('keeps a reserve for forms, and starts again the next day', async () => {
    const now = at('2026-11-02');
    await countStored(store(), dailyBytes * 0.8, now);
    expect([isStorageFull(store(), now, 'talk'), isStorageFull(store(), now, 'form')]).toEqual([true, false]);
    expect(() => refuseWhenFull(store(), now, 'talk')).toThrow(
      expect.objectContaining({ code: 'rate.limited' }),
    );
    await countStored(store(), dailyBytes * 0.2, now);
    expect(isStorageFull(store(), now, 'form')).toBe(true);
    expect(isStorageFull(store(), at('2026-11-03'), 'talk')).toBe(false);
  });
});

describe('countingTable', () => {
  it('counts the bytes of items in transactions', async () => {
    let bytes = 0;
    const counting = countingTable(table.deps().table, async (stored) => {
      bytes += stored;
    });
    const Item = { pk: 'FLOWMISSES#x', sk: '-', text: 'x'.repeat(1000) };
    await transact(counting, [{ Put: { TableName: counting.name, Item } }]);
    expect(bytes).toBe(JSON.stringify(Item).length);
  });
});
