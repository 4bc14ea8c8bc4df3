import { brand } from '#shared/brand.ts';
import { perPublication } from '#shared/site/published.ts';

const formatWith = (options?: Intl.NumberFormatOptions): ((amount: number) => string) => {
  // Created on first use: the first formatter takes tens of milliseconds, and most screens show no amount.
  const format = perPublication(() => {
    const { code: currency, locale } = brand.currency;
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
  });
  return (amount) => format().format(amount);
};

/** '$1,505': whole units, for plan prices and savings. */
export const formatPrice = formatWith({ maximumFractionDigits: 0 });

/** '$129.65': always with cents, for estimates. */
export const formatEstimate = formatWith();

/** '$129', '$0.15': cents only if there are any. */
export const money = (amount: number): string =>
  (Number.isInteger(amount) ? formatPrice : formatEstimate)(amount);

const ratePerMessage = formatWith({ maximumFractionDigits: 6 });

/** '$0.000026': a rate per message, without exponent or trailing zeros. */
export const formatRate = (perMessage: number): string =>
  ratePerMessage(perMessage).replace(/([.,]\d*?[1-9])0+(?=\D|$)/, '$1');
