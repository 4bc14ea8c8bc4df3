import { describe, expect, it } from 'vitest';
import { cellValue, parseAmount, parseDay } from './cell-value.ts';
import { guessMapping, importFields, missingFields } from './columns.ts';
import { decodeFile, maxImportRows, readSheet } from './read-sheet.ts';

describe('guessMapping', () => {
  it('recognizes the headings of our own exports', () => {
    const headings = importFields.clients.map(({ label }) => label);
    expect(guessMapping('clients', headings)).toEqual(importFields.clients.map(({ name }) => name));
    const contacts = importFields.contacts.map(({ label }) => label);
    expect(guessMapping('contacts', contacts)).toEqual(importFields.contacts.map(({ name }) => name));
  });

  it('recognizes headings of other systems and languages', () => {
    const headings = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Firma', 'Telefon', 'Umsatz'];
    const fields = ['firstName', 'lastName', 'email', 'company', 'phone', ''];
    expect(guessMapping('contacts', headings)).toEqual(fields);
    expect(
      guessMapping('clients', ['organization_name', 'Account Name', 'Full name', 'Work e-mail']),
    ).toEqual(['', 'companyName', 'clientName', 'clientEmail']);
  });

  it('maps each field once, to the closest heading', () => {
    expect(guessMapping('contacts', ['Mail', 'Email', 'Name'])).toEqual(['', 'email', 'lastName']);
    expect(missingFields('clients', guessMapping('clients', ['Name', 'Telefon']))).toEqual([
      'Company',
      'Email',
    ]);
  });
});

describe('cellValue', () => {
  it.each([
    ['1250', 1250],
    ['$1,250.50', 1250.5],
    ['1.250,50 €', 1250.5],
    ['1,250', 1250],
    ['12,5', 12.5],
    ['1’250', 1250],
    ['12 apples', undefined],
    ['', undefined],
  ])('reads the amount %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    ['2026-05-04', '2026-05-04'],
    ['2026-05-04T10:00:00Z', '2026-05-04'],
    ['4.5.2026', '2026-05-04'],
    ['5/4/2026', '2026-05-04'],
    ['31.2.2026', undefined],
    ['soon', undefined],
  ])('reads the day %s', (text, day) => expect(parseDay(text)).toBe(day));

  it('accepts statuses by value or label, and lists them in the error', () => {
    expect(cellValue('status', 'clients', 'In Progress')).toEqual({ value: 'in_progress' });
    expect(cellValue('status', 'contacts', 'SIGNED')).toEqual({ value: 'signed' });
    expect(cellValue('status', 'contacts', 'won')).toEqual({
      problem: 'is not a status; use New, Contacted, Uninterested, Interested, Signed, Spam',
    });
    expect(cellValue('priority', 'clients', 'High Priority')).toEqual({ value: 'high' });
  });

  it('reads lists, yes and no, and text that our export escaped', () => {
    expect(cellValue('list', 'clients', 'German; English, British')).toEqual({
      value: ['German', 'English, British'],
    });
    expect(cellValue('list', 'clients', 'German, English')).toEqual({ value: ['German', 'English'] });
    expect(cellValue('yes-no', 'clients', 'Yes')).toEqual({ value: true });
    expect(cellValue('yes-no', 'clients', 'nein')).toEqual({ value: false });
    expect(cellValue('yes-no', 'clients', 'maybe')).toEqual({ problem: 'is neither yes nor no' });
    expect(cellValue('text', 'contacts', "'=SUM(A1)")).toEqual({ value: '=SUM(A1)' });
    expect(cellValue('whole', 'contacts', '12.5')).toEqual({ problem: 'is not a whole number' });
    expect(cellValue('service', 'contacts', 'Sales Automation')).toEqual({ value: 'sales-automation' });
  });
});

describe('readSheet', () => {
  it('decodes both legacy and UTF-8 files', async () => {
    const bytes = (...parts: number[]) => new Blob([new Uint8Array(parts)]);
    expect(await decodeFile(bytes(0x4a, 0xf6, 0x72, 0x67, 0x20, 0x80))).toBe('Jörg €');
    expect(await decodeFile(new Blob(['Jörg €']))).toBe('Jörg €');
  });

  it('detects the separator, keeps line breaks in quotes and pads short rows', async () => {
    expect(await readSheet('\uFEFFName;Mail;\n"Ada\nLovelace";ada@example.com\n\n')).toEqual({
      sheet: {
        headings: ['Name', 'Mail', 'Column 3'],
        rows: [['Ada\nLovelace', 'ada@example.com', '']],
        lines: [2],
      },
    });
    expect(await readSheet('a\tb\n1\t2')).toEqual({
      sheet: { headings: ['a', 'b'], rows: [['1', '2']], lines: [2] },
    });
  });

  it('keeps line numbers across empty lines', async () => {
    expect(await readSheet('Name,Mail\nAda,a\n,\n\nBo,b\n')).toMatchObject({
      sheet: {
        rows: [
          ['Ada', 'a'],
          ['Bo', 'b'],
        ],
        lines: [2, 5],
      },
    });
  });

  it('explains why a sheet is unreadable', async () => {
    expect(await readSheet('  \n')).toEqual({ problem: 'It is empty.' });
    expect(await readSheet('Name,Mail')).toMatchObject({ problem: expect.stringContaining('only one line') });
    expect(await readSheet('Name,Mail\n"Ada,1\n')).toMatchObject({
      problem: expect.stringContaining('quotation'),
    });
    const long = `Name\n${'x\n'.repeat(maxImportRows + 1)}`;
    expect(await readSheet(long)).toMatchObject({ problem: expect.stringContaining('5,001 rows') });
  });
});
