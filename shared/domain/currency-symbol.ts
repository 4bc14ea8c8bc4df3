import { brand } from '#shared/brand.ts';

const { code: currency, locale } = brand.currency;

/** The currency's symbol, such as '$', for places without an amount. */
export const currencySymbol: string =
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
