import { brand } from '#shared/brand.ts';

const count = new Intl.NumberFormat(brand.currency.locale, { maximumFractionDigits: 0 });

/** '25,000'. */
export const formatMessages = (messages: number): string => count.format(messages);
