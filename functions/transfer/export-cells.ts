import { wallClockAt } from '#shared/domain/consultation-slots.ts';

/** A moment as spreadsheets read it: `YYYY-MM-DD HH:MM` in the zone; empty for none. */
export const spreadsheetTime = (instant: string | undefined, zone: string): string | undefined => {
  const ms = Date.parse(instant ?? '');
  if (Number.isNaN(ms)) return instant || undefined;
  const { date, time } = wallClockAt(new Date(ms), zone);
  return `${date} ${time}`;
};

/** Money with its cents, so that $99.5 is 99.50 in every program. */
export const exactMoney = (amount: number | undefined): number | string | undefined =>
  amount === undefined ? undefined : amount.toFixed(2);

/**
 * A phone number that stays one: digits alone are a number to a spreadsheet, which drops their plus or first zero and
 * writes long ones as 4.9E+10. A space makes them text that still reads as a number.
 */
export const readablePhone = (phone: string | undefined): string | undefined => {
  const text = phone?.trim();
  if (!text || !/^\+?\d{6,20}$/.test(text)) return text || undefined;
  const head = text.startsWith('+') ? 3 : Math.min(4, text.length - 3);
  return `${text.slice(0, head)} ${text.slice(head)}`;
};
