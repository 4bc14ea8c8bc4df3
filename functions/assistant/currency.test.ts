import { describe, expect, it } from 'vitest';
import { currencyPattern, ownCurrency, withSymbol } from './currency.ts';

describe('currencyPattern', () => {
  it('matches the symbol and the code', () => {
    const found = (text: string) => text.match(new RegExp(ownCurrency(), 'giu'));
    expect(found('$5 or 5 usd')).toEqual(['$', 'usd']);
    expect(found('five')).toBeNull();
  });

  it.each([
    ['kr', '5 kr', true],
    ['kr', '5kr.', true],
    ['kr', 'kr 5', true],
    ['kr', '5 krav', false],
    ['kr', '5 okr', false],
    ['Kč', '5 Kč', true],
    ['R$', 'R$ 5', true],
    ['R$', 'R 5', false],
  ])('matches %s in %j: %s', (symbol, text, isThere) => {
    expect(new RegExp(currencyPattern(symbol), 'iu').test(text)).toBe(isThere);
  });

  it('separates a currency word from the number', () => {
    expect(withSymbol('1,490', '$', 'before')).toBe('$1,490');
    expect(withSymbol('1,490', 'CHF', 'before')).toBe('CHF\u00a01,490');
    expect(withSymbol('1.490', '€', 'after')).toBe('1.490\u00a0€');
    expect(withSymbol('1 490', 'kr', 'after')).toBe('1 490\u00a0kr');
  });
});
