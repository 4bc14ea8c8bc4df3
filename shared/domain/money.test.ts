import { expect, it } from 'vitest';
import { currencySymbol, formatEstimate, formatPrice, formatRate, money } from './money.ts';

it('writes amounts in the brand’s currency', () => {
  expect([
    formatPrice(1505),
    formatEstimate(129.65),
    money(129),
    money(0.15),
    money(1997),
    formatRate(0.000026),
    formatRate(0.00012),
    currencySymbol,
  ]).toEqual(['$1,505', '$129.65', '$129', '$0.15', '$1,997', '$0.000026', '$0.00012', '$']);
});
