import { brand } from '#shared/brand.ts';
import { perPublication } from '#shared/site/published.ts';

/** The currency's symbol, such as '$', for places without an amount. */
export const currencySymbol = perPublication((): string => {
  const { code: currency, locale } = brand.currency;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
