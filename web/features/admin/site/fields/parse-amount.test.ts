import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['1.299', 1299],
    ['12.555', 12_555],
    ['1,299', 1299],
    ['1 299', 1299],
    ['1\u202f299,90', 1299.9],
    ["1'299.90", 1299.9],
    ['1.299.000', 1_299_000],
    ['€ 12,50', 12.5],
    ['12,50 €', 12.5],
    ['NOK 990', 990],
    ['990 kr', 990],
    ['990,-', 990],
    ['0', 0],
    [',5', 0.5],
    ['0,026', 0.026],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text, text === '0,026' ? 3 : 2)).toEqual({ amount });
  });

  it('reads three decimals of a rate as decimals', () => {
    expect(parseAmount('1.299', 6)).toEqual({ amount: 1.299 });
  });

  it.each([
    ['', 'Enter an amount.'],
    ['-5', 'An amount can’t be negative.'],
    ['−5', 'An amount can’t be negative.'],
    ['abc', 'Enter a number, such as 12.50 or 12,50.'],
    ['1,2,3', 'Enter a number, such as 12.50 or 12,50.'],
    ['1.29.900', 'Enter a number, such as 12.50 or 12,50.'],
    ['0.126', 'At most 2 decimals.'],
    ['99999999999', 'That is more than 10 million.'],
    ['1e5', 'Enter a number, such as 12.50 or 12,50.'],
  ])('refuses “%s”', (text, problem) => {
    expect(parseAmount(text)).toEqual({ problem });
  });
});
