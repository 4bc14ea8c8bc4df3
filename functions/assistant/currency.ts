import { brand } from '#shared/brand.ts';
import { currencySymbol } from '#shared/domain/currency-symbol.ts';

const noBreak = '\u00a0';
const isWord = (symbol: string): boolean => /\p{L}$/u.test(symbol);

/** A pattern for a currency's symbol or code. One of letters is a word of its own: `5 kr`, not `5 krav`. */
export const currencyPattern = (symbol: string): string => {
  const plain = symbol.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
  return isWord(symbol) ? `(?<!\\p{L})${plain}(?!\\p{L})` : plain;
};

/** The brand's currency as it stands in sentences; for expressions with `iu`. */
export const ownCurrency: string = [currencySymbol, brand.currency.code].map(currencyPattern).join('|');

/** `$5`, `5 $`, `CHF 5`: letters never touch the figures. */
export const withSymbol = (amount: string, symbol: string, place: 'before' | 'after'): string => {
  if (place === 'after') return `${amount}${noBreak}${symbol}`;
  return isWord(symbol) ? `${symbol}${noBreak}${amount}` : `${symbol}${amount}`;
};
