import { wallClockAt } from '#shared/domain/wall-clock.ts';

/** Formats a time for spreadsheets: `YYYY-MM-DD HH:MM` in the zone; empty without one. */
export const spreadsheetTime = (instant: string | undefined, zone: string): string | undefined => {
  const ms = Date.parse(instant ?? '');
  if (Number.isNaN(ms)) return instant || undefined;
  const { date, time } = wallClockAt(new Date(ms), zone);
  return `${date} ${time}`;
};

/** Formats money with cents, so that $99.5 is 99.50 in every program. */
export const exactMoney = (amount: number | undefined): number | string | undefined =>
  amount === undefined ? undefined : amount.toFixed(2);

/**
 * Formats a phone number so that spreadsheets keep it as text: a number of digits alone loses its plus or
 * leading zero and may become 4.9E+10. A space prevents that.
 */
export const readablePhone = (phone: string | undefined): string | undefined => {
  const text = phone?.trim();
  if (!text || !/^\+?\d{6,20}$/.test(text)) return text || undefined;
  const head = text.startsWith('+') ? 3 : Math.min(4, text.length - 3);
  return `${text.slice(0, head)} ${text.slice(head)}`;
};
