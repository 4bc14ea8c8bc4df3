import { describe, expect, it } from 'vitest';
import { exactMoney, readablePhone, spreadsheetTime } from './export-cells.ts';

describe('export cells', () => {
  it('show a time in the zone; other texts unchanged', () => {
    expect(spreadsheetTime('2026-06-30T23:05:00.000Z', 'Europe/Berlin')).toBe('2026-07-01 01:05');
    expect(spreadsheetTime('soon', 'Europe/Berlin')).toBe('soon');
    expect([spreadsheetTime('', 'UTC'), spreadsheetTime(undefined, 'UTC')]).toEqual([undefined, undefined]);
  });

  it('show money with two decimals, including zero', () => {
    expect([exactMoney(99.5), exactMoney(0), exactMoney(undefined)]).toEqual(['99.50', '0.00', undefined]);
  });

  it.each([
    ['+49301234567', '+49 301234567'],
    [' 0301234567 ', '0301 234567'],
    ['123456', '123 456'],
    ['1234567', '1234 567'],
    ['12345678', '1234 5678'],
    ['+123456', '+12 3456'],
    ['12345', '12345'],
    ['1'.repeat(20), `1111 ${'1'.repeat(16)}`],
    ['1'.repeat(21), '1'.repeat(21)],
    ['+49 30 1234567', '+49 30 1234567'],
    ['x301234567', 'x301234567'],
    ['301234567x', '301234567x'],
    ['  ', undefined],
    [undefined, undefined],
  ])('keep a number as text: %j', (phone, cell) => {
    expect(readablePhone(phone)).toBe(cell);
  });
});
