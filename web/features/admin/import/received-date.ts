import { instantOf, isCalendarDate, isTimeZone, wallClockAt } from '#shared/domain/wall-clock.ts';
import type { CellResult } from './cell-result.ts';

/** How to read the dates of a column. */
export interface DateReading {
  /** Which comes first in '3/4/2026'; undefined if no cell in the column settles it. */
  readonly first: 'day' | 'month' | undefined;
  /** The IANA time zone for times. */
  readonly zone: string;
  readonly now: Date;
}

const dayMs = 86_400_000;
const two = (part: string | number): string => String(part).padStart(2, '0');
const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;

const parts = (cell: string): { date: string; time: string } => {
  const [, date = '', time = ''] =
    /^(.*?)(?:[T,]?\s*(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?))?$/iu.exec(cell) ?? [];
  return { date: date.replace(/[,T]\s*$/, '').trim(), time };
};

/** Infers day-first or month-first from a column: the only order in which every cell is a valid date. */
export const inferDateReading = (heading: string, cells: readonly string[], now: Date): DateReading => {
  const seen = { day: false, month: false };
  for (const cell of cells) {
    const [, a, mark, b] = numbers.exec(parts(cell.trim()).date) ?? [];
    if (mark === '.') continue;
    if (Number(a) > 12) seen.day = true;
    if (Number(b) > 12) seen.month = true;
  }
  const zone = /\(([^)]+)\)\s*$/.exec(heading)?.[1];
  return {
    first: seen.day === seen.month ? undefined : seen.day ? 'day' : 'month',
    zone: zone && isTimeZone(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone,
    now,
  };
};

/** Month numbers by the first letters of their names, in the usual languages of spreadsheets. */
const buildMonthNumbers = (): Map<string, number> => {
  const months = new Map<string, number>();
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'])
    for (const style of ['short', 'long'] as const)
      for (let month = 0; month < 12; month += 1) {
        const name = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
        months.set(plainName(name.format(new Date(Date.UTC(2026, month, 15)))), month + 1);
      }
  return months;
};
const plainName = (name: string): string => name.toLowerCase().replaceAll('.', '');
let months: Map<string, number> | undefined;

const full = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Parses a spreadsheet's serial day number, which unformatted date cells contain. */
const parseSerialDay = (text: string): { date: string; time: string } | undefined => {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial < 32_874 || serial > 73_050) return undefined;
  const [date = '', time = ''] = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * dayMs))
    .toISOString()
    .split('T');
  return { date, time: Number.isInteger(serial) ? '' : time.slice(0, 5) };
};

/** All days, as YYYY-MM-DD, that the text could mean. */
const listPossibleDays = (text: string, first: DateReading['first']): string[] => {
  const [, year = '', , month = '', day = ''] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  if (year) return [`${year}-${two(month)}-${two(day)}`];
  const [, a = '', mark, b = '', short = ''] = numbers.exec(text) ?? [];
  if (a) {
    const orders = { day: `${full(short)}-${two(b)}-${two(a)}`, month: `${full(short)}-${two(a)}-${two(b)}` };
    if (mark === '.') return [orders.day];
    return first ? [orders[first]] : [...new Set([orders.day, orders.month])];
  }
  months ??= buildMonthNumbers();
  const words = text.split(/[\s,/-]+/u).map(plainName);
  const named = words.findIndex((word) => months?.has(word));
  const [one = '', other = ''] = words.filter((word, at) => at !== named && /^\d+$/.test(word));
  if (named < 0 || words.length !== 3 || !other) return [];
  return [`${full(other)}-${two(months.get(words[named] ?? '') ?? 0)}-${two(one)}`];
};

/** Parses '9:30', '14:30:05' or '2:30 PM' to `HH:MM`. */
const parseClock = (time: string): string => {
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d{2})[\d:.]*\s*([ap])?/iu.exec(time) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${two(hours)}:${minute}`;
};

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

const late: CellResult = { problem: 'is in the future' };

/**
 * Parses a received date: a day, or an instant if the cell has a time. Reports ambiguous dates as problems.
 */
export const readReceived = (cell: string, { first, zone, now }: DateReading): CellResult => {
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(cell)) {
    const at = new Date(cell);
    if (Number.isNaN(at.getTime())) return { problem: 'is not a date; write it as YYYY-MM-DD' };
    return at > now ? late : { value: at.toISOString() };
  }
  const { date, time } = parseSerialDay(cell) ?? parts(cell);
  const [day, other] = listPossibleDays(date, first).filter(isCalendarDate);
  if (!day) return { problem: 'is not a date; write it as YYYY-MM-DD' };
  if (other)
    return { problem: `could be ${dayText(day)} or ${dayText(other)}; write it as ${day} or ${other}` };
  const at = time ? instantOf({ date: day, time: parseClock(time) }, zone) : undefined;
  if (at) return at > now ? late : { value: at.toISOString() };
  return day > wallClockAt(now, zone).date ? late : { value: day };
};
