import { describe, expect, it } from 'vitest';
import { clientPriorities, contactStatuses } from '#shared/domain/lead-statuses.ts';
import { exactMoney, readablePhone, spreadsheetTime } from './export-cells.ts';
import { amountOf, choiceOf, dayOfCell, listOf, plainText, yesOrNo } from './import-cells.ts';

describe('import cells', () => {
  it.each([
    ['$1,299.50', 1299.5],
    ['1.299,50 €', 1299.5],
    ['1299.5', 1299.5],
    ['1.299', 1299],
    ['-1.234.567', -1_234_567],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1,234,567', 1_234_567],
    [99, 99],
    ['', ''],
    ['on request', 'on request'],
    ['1.2.3', '1.2.3'],
  ])('read %j as the amount %j', (cell, amount) => {
    expect(amountOf(cell)).toBe(amount);
  });

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31 08:00', '2027-01-31'],
    ['31.01.2027', '2027-01-31'],
    [' 1.2.2027 09:30', '2027-02-01'],
    ['2027-1-31', '2027-1-31'],
    ['on 2027-01-31', 'on 2027-01-31'],
    ['soon', 'soon'],
  ])('read %j as the day %s', (cell, day) => {
    expect(dayOfCell(cell)).toBe(day);
  });

  it('read yes and no in English, German and symbols, and leave other texts to validation', () => {
    expect(['Yes', 'TRUE', '1', ' x ', 'y', 'ja', 'Wahr', true].map(yesOrNo)).toEqual(Array(8).fill(true));
    expect(['No', 'false', '0', 'n', 'Nein', 'falsch', false].map(yesOrNo)).toEqual(Array(7).fill(false));
    expect(yesOrNo('perhaps')).toBe('perhaps');
  });

  it('split lists at semicolons and lines', () => {
    expect(listOf(' a; b;;\nc ')).toEqual(['a', 'b', 'c']);
    expect(listOf([' a ', '', 'b;c'])).toEqual(['a', 'b;c']);
  });

  it('read a status by value or label, in any case', () => {
    const status = choiceOf(contactStatuses);
    expect(['interested', 'Interested', ' SIGNED '].map(status)).toEqual([
      'interested',
      'interested',
      'signed',
    ]);
    expect(choiceOf(clientPriorities)(clientPriorities.urgent)).toBe('urgent');
    expect(choiceOf({ in_progress: 'Under way' })('In progress')).toBe('in_progress');
    expect(status('Lost')).toBe('Lost');
  });

  it('drop only the apostrophe that protects from formulas', () => {
    expect(["'=1+1", "'+49 30", "'-x", "'@x", "'|x", "'%x"].map(plainText)).toEqual([
      '=1+1',
      '+49 30',
      '-x',
      '@x',
      '|x',
      '%x',
    ]);
    expect(["'s-Hertogenbosch", "it's '=", ' a '].map(plainText)).toEqual([
      "'s-Hertogenbosch",
      "it's '=",
      'a',
    ]);
  });
});

describe('export cells for import', () => {
  it('show a time in the zone, and other texts unchanged', () => {
    expect(spreadsheetTime('2027-01-31T23:30:00.000Z', 'Europe/Berlin')).toBe('2027-02-01 00:30');
    expect(spreadsheetTime('soon', 'Europe/Berlin')).toBe('soon');
    expect([spreadsheetTime('', 'UTC'), spreadsheetTime(undefined, 'UTC')]).toEqual([undefined, undefined]);
  });

  it('show money with cents', () => {
    expect([exactMoney(99.5), exactMoney(0), exactMoney(undefined)]).toEqual(['99.50', '0.00', undefined]);
  });

  it.each([
    ['+49301234567', '+49 301234567'],
    ['0301234567', '0301 234567'],
    ['123456', '123 456'],
    ['030 1234567', '030 1234567'],
    ['12345', '12345'],
    ['1'.repeat(21), '1'.repeat(21)],
    [' +4930 ', '+4930'],
    ['  ', undefined],
    [undefined, undefined],
  ])('keep the number %j as text: %j', (phone, text) => {
    expect(readablePhone(phone)).toBe(text);
  });
});
