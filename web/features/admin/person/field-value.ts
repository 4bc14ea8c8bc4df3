import { notSpecified } from '#shared/domain/leads.ts';
import { money } from '#shared/domain/money.ts';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import type { FieldKind, RecordField } from './fields.ts';

type AnyField = Pick<RecordField<Record<string, unknown>>, 'kind' | 'required' | 'options'>;

/** Whether a field counts as empty. `false` does, because it is the stored default. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === notSpecified ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Formats a value for reading. */
export const formatValue = ({ kind, options }: AnyField, value: unknown): string => {
  if (kind === 'yes-no') return value ? 'Yes' : 'No';
  if (isBlank(value)) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (kind === 'price' && typeof value === 'number') return money(value);
  if (kind === 'day') return formatCalendarDate(String(value));
  return options?.[String(value)] ?? String(value);
};

/** Formats a value for the input field. */
export const formatInput = (kind: FieldKind, value: unknown): string => {
  if (kind === 'yes-no') return value ? 'yes' : 'no';
  if (isBlank(value)) return '';
  return Array.isArray(value) ? value.join(kind === 'list' ? '\n' : ', ') : String(value);
};

export type Parsed = { readonly value: unknown } | { readonly problem: string };

const parseList = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses typed text into the value to save; `null` clears the field. The server validates the rest. */
export const parseInput = ({ kind, required }: AnyField, typed: string): Parsed => {
  const text = typed.trim();
  if (kind === 'yes-no') return { value: text === 'yes' };
  if (!text) return required ? { problem: 'This cannot be empty.' } : { value: null };
  switch (kind) {
    case 'list':
      return { value: parseList(text) };
    case 'price':
    case 'whole': {
      const value = Number(text.replaceAll(',', ''));
      if (!Number.isFinite(value)) return { problem: 'Please enter a number.' };
      if (value < 0) return { problem: 'It cannot be negative.' };
      if (kind === 'whole' && !Number.isInteger(value)) return { problem: 'Please enter whole months.' };
      return { value };
    }
    case 'day':
      return isCalendarDate(text) ? { value: text } : { problem: 'Please enter a date that exists.' };
    default:
      return { value: text };
  }
};
