import { brand } from '#shared/brand.ts';

const { code: currency, locale } = brand.currency;

/** '$', for a place that has no amount. */
export const currencySymbol: string =
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
