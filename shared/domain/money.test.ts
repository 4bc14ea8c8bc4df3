import { describe, expect, it } from 'vitest';
import { currencySymbol } from './currency-symbol.ts';
import { formatEstimate, formatPrice, formatRate, money } from './money.ts';

it('formats amounts in the brand’s currency', () => {
  expect([
    formatPrice(1505),
    formatEstimate(129.65),
    money(129),
    money(0.15),
    money(1997),
    formatRate(0.000026),
    formatRate(0.00012),
    currencySymbol(),
  ]).toEqual(['$1,505', '$129.65', '$129', '$0.15', '$1,997', '$0.000026', '$0.00012', '$']);
});

describe('money', () => {
  it.each([
    [0.000026, '$0.000026'],
    [0.0001, '$0.0001'],
    [0.02, '$0.02'],
    [0.025, '$0.025'],
    [0.1205, '$0.1205'],
    [1, '$1.00'],
    [0, '$0.00'],
    [12.5, '$12.5'],
    [1000.25, '$1,000.25'],
    [0.0000001, '$0.00'],
  ])('formats the rate %j as %s', (rate, text) => expect(formatRate(rate)).toBe(text));

  it('shows cents for estimates, and otherwise only if there are any', () => {
    expect([formatPrice(1504.5), formatEstimate(129.654), money(129), money(0.15)]).toEqual([
      ...['$1,505', '$129.65', '$129', '$0.15'],
    ]);
  });
});
