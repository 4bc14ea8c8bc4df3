const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '$1,505': a plan price, always whole dollars. */
export const formatPrice = (dollars: number): string => wholeDollars.format(dollars);

/** '$129.65': an estimate, always with cents. */
export const formatEstimate = (dollars: number): string => exactDollars.format(dollars);

/** '25,000'. */
export const formatMessages = (messages: number): string => count.format(messages);

/** '$0.000026' without an exponent or trailing zeros. */
export const formatRate = (dollarsPerMessage: number): string =>
  `$${dollarsPerMessage.toFixed(6).replace(/0+$/, '')}`;
