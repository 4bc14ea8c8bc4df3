import { describe, expect, it } from 'vitest';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { importRows } from './import.ts';
import type { ImportRow } from './import-rows.ts';

const table = memoryTable();
const stored = storedLeads(table);
const load = (dataset: 'contacts' | 'clients', rows: readonly ImportRow[], more: object = {}) =>
  importRows(table.deps(), {
    ...{ dataset, rows, dryRun: false, allowDuplicates: false, by: 'owner', key: undefined },
    ...more,
  });
const found = async (email: string) =>
  (await table.items()).filter((item) => JSON.stringify(item).includes(email));
const at = table.clock.now.toISOString();

describe('an import', () => {
  it('makes a contact of a row: what it says, and blank what it does not', async () => {
    const row = { email: 'ada@import.example', firstName: 'Ada', company: ' ', notes: 'Met in Bonn' };
    const { rows, created, duplicates, errors } = await load('contacts', [row]);
    expect([created, duplicates, errors]).toEqual([1, 0, 0]);
    expect(rows).toEqual([{ row: 0, result: 'created', id: expect.any(String) }]);
    const contact = await table.item('CONTACTS', rows[0]?.id);
    expect(contact).toMatchObject({
      ...{ id: rows[0]?.id, email: 'ada@import.example', firstName: 'Ada', notes: 'Met in Bonn' },
      ...{ lastName: '', company: '', service: '', message: '' },
      ...{ status: 'new', source: 'import', channel: 'direct', createdAt: at, updatedAt: at },
    });
    // Whoever is imported is owed no answer.
    expect(contact).not.toHaveProperty('respondBy');
    const [entry] = await table.historyOf(rows[0]?.id);
    expect(entry).toMatchObject({
      gsi1pk: 'EMAIL#ada@import.example',
      change: { at, by: 'owner', kind: 'imported', changes: [] },
    });
  });

  it('makes a project of a row, named after its company where no name is given', async () => {
    const { rows } = await load('clients', [
      { companyName: 'Looms', clientEmail: 'bo@import.example', status: 'Quoted', quotedPrice: '1.200,50' },
      { companyName: 'Looms', clientName: 'Cy', clientEmail: 'cy@import.example' },
    ]);
    expect(await table.item('CLIENTS', rows[0]?.id)).toMatchObject({
      ...{ companyName: 'Looms', clientName: 'Looms', clientEmail: 'bo@import.example' },
      ...{ status: 'quoted', quotedPrice: 1200.5, source: 'import', industry: 'Not specified' },
    });
    expect(await table.item('CLIENTS', rows[1]?.id)).toMatchObject({ clientName: 'Cy', status: 'new' });
  });

  it('says of each row what became of it, in order, and a bad one takes no other along', async () => {
    const rows = ['a', 'no address', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
      email: name === 'no address' ? name : `${name}@order.example`,
    }));
    const result = await load('contacts', rows);
    expect(result.rows.map(({ row, result: what }) => [row, what])).toEqual(
      rows.map((_, index) => [index, index === 1 ? 'error' : 'created']),
    );
    expect(result.rows[1]).toMatchObject({ fields: { email: expect.any(String) } });
    expect([result.created, result.duplicates, result.errors]).toEqual([6, 0, 1]);
  });

  it('passes over whom the portal knows already, and names the lead, one of the same list first', async () => {
    const client = await stored.client('known@import.example');
    await stored.booking('asked@import.example');
    const contactRow = [{ email: 'Known@import.example' }];
    expect((await load('contacts', contactRow)).rows).toEqual([
      { row: 0, result: 'duplicate', existing: { kind: 'clients', id: client.id } },
    ]);
    const contact = await stored.contact('known@import.example');
    expect((await load('contacts', contactRow)).rows[0]?.existing).toEqual({
      kind: 'contacts',
      id: contact.id,
    });
    const clientRow = [{ companyName: 'Looms', clientEmail: 'known@import.example' }];
    expect((await load('clients', clientRow)).rows[0]?.existing).toEqual({ kind: 'clients', id: client.id });
    // A request alone is no lead of these lists.
    expect((await load('contacts', [{ email: 'asked@import.example' }])).created).toBe(1);
  });

  it('takes an address once, however often the file has it, unless that is wanted', async () => {
    const rows = [{ email: 'twice@import.example' }, { email: ' TWICE@import.example' }];
    const { rows: results, created, duplicates } = await load('contacts', rows);
    expect([created, duplicates]).toEqual([1, 1]);
    expect(results[1]).toEqual({ row: 1, result: 'duplicate' });
    expect((await load('contacts', rows, { allowDuplicates: true })).created).toBe(2);
  });

  it('can be tried: everything is said and nothing stored', async () => {
    const rows = [{ email: 'dry@import.example' }, { email: 'dry@import.example' }, { email: 'x' }];
    const tried = await load('contacts', rows, { dryRun: true, key: 'import-dry' });
    expect(tried.rows.map(({ result }) => result)).toEqual(['created', 'duplicate', 'error']);
    expect(tried.rows[0]).not.toHaveProperty('id');
    expect(await found('dry@import.example')).toEqual([]);
    expect((await load('contacts', rows, { key: 'import-dry' })).created).toBe(1);
  });

  it('sent again under its key makes nothing twice and goes on where it ended', async () => {
    const emails = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}@again.example`);
    const rows = emails.map((email) => ({ email }));
    const first = await load('contacts', rows.slice(0, 3), { key: 'import-key' });
    const again = await load('contacts', rows, { key: 'import-key' });
    expect(again.created).toBe(6);
    expect(again.rows.slice(0, 3)).toEqual(first.rows);
    const made = (await table.items()).filter(
      ({ pk, email }) => pk === 'CONTACTS' && String(email).endsWith('@again.example'),
    );
    expect(made).toHaveLength(6);
  });
});
