import { parseNumber } from './condition.ts';

/** Possible values of a part of an expression; variables are texts. */
export type Value = string | number | boolean | readonly Value[];

/** An error message for the author. */
export class ExpressionError extends Error {}

/** Longest intermediate text and list, so that a short expression can't fill the memory. */
const maxChars = 20_000;
const maxItems = 1000;

export const toText = (value: Value): string => {
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6);
  if (typeof value === 'object') return value.map(toText).join(', ');
  return String(value);
};

const quote = (value: Value): string => `“${toText(value).slice(0, 40)}”`;

export const toNumber = (value: Value): number => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' ? parseNumber(value) : Number.NaN;
  if (number === undefined || !Number.isFinite(number))
    throw new ExpressionError(
      value === '' ? 'A number is missing: the text is empty.' : `${quote(value)} is not a number.`,
    );
  return number;
};

/** Empty text, 0, `false`, `no` and an empty list count as false. */
export const toBoolean = (value: Value): boolean =>
  typeof value === 'object'
    ? value.length > 0
    : !['', '0', 'false', 'no'].includes(toText(value).trim().toLowerCase());

const toList = (value: Value): readonly Value[] =>
  typeof value === 'object' ? value : toText(value).split(',').map(trim).filter(Boolean);

const dayMs = 86_400_000;
/** Milliseconds of a day that begins with YYYY-MM-DD, as dates and appointments are stored. */
const toDay = (value: Value): number => {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(toText(value).trim()) ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  // 30 February would become March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new ExpressionError(`${quote(value)} is not a day such as 2026-12-24.`);
  return time;
};
const fromDay = (time: number): string => {
  const day = new Date(time);
  if (Number.isNaN(day.getTime()) || Math.abs(time) > 253_402_300_799_999)
    throw new ExpressionError('The day is too far away.');
  return day.toISOString().slice(0, 10);
};

const trim = (text: string): string => text.trim();
const limit = <T extends string | readonly Value[]>(value: T): T => {
  if (value.length > (typeof value === 'string' ? maxChars : maxItems))
    throw new ExpressionError('The result is too long.');
  return value;
};
/** Numbers given one by one or as lists. */
const numbers = (values: readonly Value[]): number[] => {
  const all = values.flatMap((value) => (values.length === 1 ? toList(value) : [value]).flat()).map(toNumber);
  if (all.length === 0) throw new ExpressionError('There is no number in the list.');
  return all;
};
const roundTo = (value: number, digits: number): number => {
  const factor = 10 ** Math.max(0, Math.min(10, Math.trunc(digits)));
  // Adds a tiny amount, because 1.005 is stored slightly smaller and would round down.
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
};

interface ExpressionFunction {
  /** Names of the arguments for the author; those in brackets are optional, `…` stands for any number. */
  readonly usage: string;
  readonly min: number;
  readonly max: number;
  run(values: readonly Value[], today: string): Value;
}

const define = (
  usage: string,
  [min, max]: readonly [number, number],
  run: (values: readonly [Value, Value, Value, ...Value[]], today: string) => Value,
): ExpressionFunction => ({
  usage,
  min,
  max,
  run: run as unknown as ExpressionFunction['run'],
});

const one = [1, 1] as const;
const two = [2, 2] as const;
const many = [1, 50] as const;

/** The functions of expressions by name. */
export const expressionFunctions: ReadonlyMap<string, ExpressionFunction> = new Map([
  ['min', define('number, …', many, (values) => Math.min(...numbers(values)))],
  ['max', define('number, …', many, (values) => Math.max(...numbers(values)))],
  ['sum', define('number, …', many, (values) => numbers(values).reduce((sum, value) => sum + value, 0))],
  [
    'average',
    define('number, …', many, (values) => {
      const all = numbers(values);
      return all.reduce((sum, value) => sum + value, 0) / all.length;
    }),
  ],
  [
    'round',
    define('number, [digits]', [1, 2], ([value, digits = 0]) => roundTo(toNumber(value), toNumber(digits))),
  ],
  ['floor', define('number', one, ([value]) => Math.floor(toNumber(value)))],
  ['ceil', define('number', one, ([value]) => Math.ceil(toNumber(value)))],
  ['abs', define('number', one, ([value]) => Math.abs(toNumber(value)))],
  [
    'len',
    define('text or list', one, ([value]) =>
      typeof value === 'object' ? value.length : [...toText(value)].length,
    ),
  ],
  ['lower', define('text', one, ([value]) => toText(value).toLowerCase())],
  ['upper', define('text', one, ([value]) => limit(toText(value).toUpperCase()))],
  ['trim', define('text', one, ([value]) => toText(value).trim())],
  [
    'contains',
    define('text or list, part', two, ([value, part]) => {
      const wanted = toText(part).toLowerCase();
      return typeof value === 'object'
        ? value.some((item) => toText(item).toLowerCase() === wanted)
        : toText(value).toLowerCase().includes(wanted);
    }),
  ],
  [
    'replace',
    define('text, part, with', [3, 3], ([value, part, by]) =>
      part === '' ? toText(value) : limit(toText(value).split(toText(part)).join(toText(by))),
    ),
  ],
  [
    'split',
    define('text, [separator]', [1, 2], ([value, separator = ',']) =>
      limit(toText(value).split(toText(separator)).map(trim).filter(Boolean)),
    ),
  ],
  [
    'join',
    define('list, [separator]', [1, 2], ([value, separator = ', ']) =>
      limit(toList(value).map(toText).join(toText(separator))),
    ),
  ],
  [
    'item',
    define('list, position', two, ([value, position]) => {
      const at = Math.trunc(toNumber(position));
      return toList(value).at(at > 0 ? at - 1 : at) ?? '';
    }),
  ],
  ['today', define('', [0, 0], (_values, today) => today)],
  ['days', define('from, to', two, ([from, to]) => (toDay(to) - toDay(from)) / dayMs)],
  [
    'add_days',
    define('day, number', two, ([day, count]) => fromDay(toDay(day) + Math.trunc(toNumber(count)) * dayMs)),
  ],
  ['year', define('day', one, ([day]) => new Date(toDay(day)).getUTCFullYear())],
  ['month', define('day', one, ([day]) => new Date(toDay(day)).getUTCMonth() + 1)],
  // Monday is 1, Sunday 7.
  ['weekday', define('day', one, ([day]) => new Date(toDay(day)).getUTCDay() || 7)],
  ['number', define('text', one, ([value]) => toNumber(value))],
]);
