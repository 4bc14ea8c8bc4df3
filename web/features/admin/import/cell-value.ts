import { contactServices } from '#shared/api/contact-services.ts';
import { clientPriorities, clientStatuses, contactStatuses } from '#shared/domain/lead-statuses.ts';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import type { CellResult } from './cell-result.ts';
import type { CellKind, Dataset } from './columns.ts';
import { normalizeHeading } from './columns.ts';
import { type DateReading, readReceived } from './received-date.ts';

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'si', 'sí', 'oui']);
const no = new Set(['no', 'n', 'false', '0', 'nein', 'non']);

/** Matches a value or label in any spelling: 'In Progress', 'in_progress', 'IN-PROGRESS'. */
const findOption = (labels: Readonly<Record<string, string>>, text: string): string | undefined => {
  const wanted = normalizeHeading(text);
  return Object.entries(labels).find(
    ([value, label]) => normalizeHeading(value) === wanted || normalizeHeading(label) === wanted,
  )?.[0];
};

/**
 * Parses an amount such as '$1,250.50', '1.250,50 €' or '1250'. The last separator is the decimal one if one
 * or two digits follow it; before three digits it separates thousands.
 */
export const parseAmount = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0'’]|[$€£]|usd|eur/giu, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const decimals = last >= 0 ? bare.length - last - 1 : 0;
  const isDecimal = last >= 0 && decimals !== 3;
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,]/g, '');
  const value = Number(isDecimal ? `${whole}.${bare.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : undefined;
};

/**
 * Parses '2026-05-04', '2026-05-04T…', '4.5.2026' (day first) or '5/4/2026' (month first, as in US
 * spreadsheets) to YYYY-MM-DD.
 */
export const parseDay = (text: string): string | undefined => {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const day =
    iso ??
    (dotted && `${dotted[3]}-${two(dotted[2])}-${two(dotted[1])}`) ??
    (slashed && `${slashed[3]}-${two(slashed[1])}-${two(slashed[2])}`);
  return day && isCalendarDate(day) ? day : undefined;
};

/** Removes the apostrophe that our exports put before text a spreadsheet might run as a formula. */
const removeFormulaGuard = (text: string): string => text.replace(/^'(?=[\s'"]*[=+\-@|%＝＋－＠])/u, '');

/** Splits a list in one cell: 'German; English' or, without semicolons, by commas. */
const splitList = (text: string): string[] =>
  text
    .split(text.includes(';') || text.includes('\n') ? /[;\n]/ : ',')
    .map((part) => part.trim())
    .filter(Boolean);

const found = (value: unknown, problem: string): CellResult =>
  value === undefined ? { problem } : { value };

/** Parses a filled cell into the value of its field. */
export const cellValue = (
  kind: CellKind,
  dataset: Dataset,
  cell: string,
  reading?: DateReading,
): CellResult => {
  const text = removeFormulaGuard(cell.trim());
  const lowerCased = text.toLowerCase();
  switch (kind) {
    case 'text':
      return { value: text };
    case 'list':
      return { value: splitList(text) };
    case 'yes-no':
      return yes.has(lowerCased)
        ? { value: true }
        : no.has(lowerCased)
          ? { value: false }
          : { problem: 'is neither yes nor no' };
    case 'price':
      return found(parseAmount(text), 'is not an amount');
    case 'whole': {
      const amount = parseAmount(text);
      return found(Number.isInteger(amount) ? amount : undefined, 'is not a whole number');
    }
    case 'day':
      return found(parseDay(text), 'is not a date; write it as YYYY-MM-DD');
    case 'received':
      return reading ? readReceived(text, reading) : { problem: 'is not a date' };
    case 'status': {
      const labels = dataset === 'contacts' ? contactStatuses : clientStatuses;
      return found(findOption(labels, text), `is not a status; use ${Object.values(labels).join(', ')}`);
    }
    case 'priority':
      return found(
        findOption(clientPriorities, text) ??
          findOption({ low: 'low', medium: 'medium', high: 'high' }, text),
        'is not a priority; use low, medium, high or urgent',
      );
    case 'service':
      return { value: findOption(contactServices, text) ?? text };
  }
};
