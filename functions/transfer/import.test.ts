import { describe, expect, it } from 'vitest';
import { instantOfId } from '#functions/table/stored.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { contacts, editContact, readContact } from '../contacts/contacts.ts';
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

describe('importRows', () => {
  it('makes a contact of a row, with blanks for missing cells', async () => {
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
    // Imported leads have no response clock.
    expect(contact).not.toHaveProperty('respondBy');
    const [entry] = await table.historyOf(rows[0]?.id);
    expect(entry).toMatchObject({
      gsi1pk: 'EMAIL#ada@import.example',
      change: { at, by: 'owner', kind: 'imported', changes: [] },
    });
  });

  it('makes a project of a row, named after its company if no name is given', async () => {
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

  it('gives a lead the date in its row, without a clock and without counting it for a day', async () => {
    const rows: ImportRow[] = [
      { email: 'old@dated.example', createdAt: '2026-11-01' },
      { email: 'exact@dated.example', createdAt: '2026-11-02T07:30:00+02:00', status: 'Spam' },
      { email: 'today@dated.example', createdAt: '2026-11-20' },
      { email: 'later@dated.example', createdAt: '2026-11-22' },
      { email: 'soon@dated.example', createdAt: '2026-11-20T12:00:01Z' },
      { email: 'unclear@dated.example', createdAt: '1/2/2026' },
      { email: 'ancient@dated.example', createdAt: '1989-12-31' },
    ];
    const { rows: results } = await load('contacts', rows);
    expect(results.map(({ fields }) => fields?.createdAt)).toEqual([
      ...[undefined, undefined, undefined, 'This is still to come.', 'This is still to come.'],
      ...['Please write the day as YYYY-MM-DD.', 'Days before 1990 are not taken.'],
    ]);
    const [old, exact, today] = await Promise.all(
      results.slice(0, 3).map(({ id }) => table.item('CONTACTS', id)),
    );
    expect(old).toMatchObject({ createdAt: '2026-11-01T12:00:00.000Z', updatedAt: at, importedAt: at });
    expect(exact).toMatchObject({ createdAt: '2026-11-02T05:30:00.000Z' });
    expect(today).toMatchObject({ createdAt: at, importedAt: at });
    // Ids sort by it, like the list.
    expect(String(old?.id) < String(exact?.id) && String(exact?.id) < String(today?.id)).toBe(true);
    expect(instantOfId(String(old?.id))).toBe('2026-11-01T12:00:00.000Z');
    for (const item of [old, exact, today]) expect(item).not.toHaveProperty('respondBy');
    // Editing them starts no clock and counts no answer.
    expect(
      editContact(readContact(exact ?? {}), { status: 'new' }, table.clock.now).respondBy,
    ).toBeUndefined();
    const worked = editContact(readContact(old ?? {}), { status: 'contacted' }, table.clock.now);
    expect(contacts.counters(worked)).not.toHaveProperty('answered');
    expect(contacts.dayCounters(worked)).toEqual({});

    const asked = { companyName: 'Looms', clientName: 'Di', clientEmail: 'di@dated.example' };
    const made = await load('clients', [{ ...asked, status: 'Completed', createdAt: '01.11.2026' }]);
    expect(await table.item('CLIENTS', made.rows[0]?.id)).toMatchObject({
      ...{ createdAt: '2026-11-01T12:00:00.000Z', importedAt: at, status: 'completed' },
    });
    expect((await table.items()).filter(({ pk, sk }) => pk === 'DAYS' && String(sk) < '2026-11-03')).toEqual(
      [],
    );
  });

  it('reports each row in order, and a bad one fails alone', async () => {
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

  it('skips known people and names their lead, preferring the same list', async () => {
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
    // A consultation request alone doesn't count as a duplicate in these lists.
    expect((await load('contacts', [{ email: 'asked@import.example' }])).created).toBe(1);
  });

  it('imports an address once per file, unless duplicates are wanted', async () => {
    const rows = [{ email: 'twice@import.example' }, { email: ' TWICE@import.example' }];
    const { rows: results, created, duplicates } = await load('contacts', rows);
    expect([created, duplicates]).toEqual([1, 1]);
    expect(results[1]).toEqual({ row: 1, result: 'duplicate' });
    expect((await load('contacts', rows, { allowDuplicates: true })).created).toBe(2);
  });

  it('reports without storing in a dry run', async () => {
    const rows = [{ email: 'dry@import.example' }, { email: 'dry@import.example' }, { email: 'x' }];
    const tried = await load('contacts', rows, { dryRun: true, key: 'import-dry' });
    expect(tried.rows.map(({ result }) => result)).toEqual(['created', 'duplicate', 'error']);
    expect(tried.rows[0]).not.toHaveProperty('id');
    expect(await found('dry@import.example')).toEqual([]);
    expect((await load('contacts', rows, { key: 'import-dry' })).created).toBe(1);
  });

  it('creates no row twice under the same key, and resumes after an interruption', async () => {
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
