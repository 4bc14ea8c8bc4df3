import { brand } from '#shared/brand.ts';
import { currencySymbol } from '#shared/domain/currency-symbol.ts';
import { perPublication } from '#shared/site/published.ts';

const noBreak = '\u00a0';
const isWord = (symbol: string): boolean => /\p{L}$/u.test(symbol);

/** Pattern of a currency symbol or code. Letters must be a separate word: `5 kr`, not `5 krav`. */
export const currencyPattern = (symbol: string): string => {
  const plain = symbol.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
  return isWord(symbol) ? `(?<!\\p{L})${plain}(?!\\p{L})` : plain;
};

/** Pattern of the brand's currency in sentences; use with the flags `iu`. */
export const ownCurrency = perPublication((): string =>
  [currencySymbol(), brand.currency.code].map(currencyPattern).join('|'),
);

/** Joins amount and symbol: `$5`, `5 $`, `CHF 5`. Letters get a space. */
export const withSymbol = (amount: string, symbol: string, place: 'before' | 'after'): string => {
  if (place === 'after') return `${amount}${noBreak}${symbol}`;
  return isWord(symbol) ? `${symbol}${noBreak}${amount}` : `${symbol}${amount}`;
};
