import { brand } from '#shared/brand.ts';

const { code: currency, locale } = brand.currency;
const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });

/** '$1,505': whole, as plan prices and savings are said. */
export const formatPrice = (amount: number): string => whole.format(amount);

/** '$129.65': an estimate, always with cents. */
export const formatEstimate = (amount: number): string => exact.format(amount);

/** '$129', '$0.15': cents only where there are any. */
export const money = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

/** '$0.000026': a rate per message, without an exponent or trailing zeros. */
export const formatRate = (perMessage: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 6 })
    .format(perMessage)
    .replace(/([.,]\d*?[1-9])0+(?=\D|$)/, '$1');

/** '$', for a place that has no amount. */
export const currencySymbol: string =
  exact.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
