import * as z from 'zod/mini';
import { emailText } from '#shared/api/fields.ts';
import { numberIn } from './condition.ts';
import type { FlowOption, InputKind } from './fields.ts';

/** What a conversation can wait for besides a choice. */
export type AnswerKind = InputKind | 'appointment';

const dateIn = (text: string): string | undefined => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : dotted ? dotted.slice(1).reverse() : [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const same =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return same && date.getUTCFullYear() >= 1900 ? date.toISOString().slice(0, 10) : undefined;
};

const appointmentIn = (text: string, today: string | undefined): string | undefined => {
  const match =
    /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})[T\s,]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  const day = match?.[1] && dateIn(match[1]);
  if (!match || !day || Number(match[2]) > 23 || Number(match[3]) > 59) return undefined;
  if (today !== undefined && day < today) return undefined;
  return `${day} ${(match[2] ?? '').padStart(2, '0')}:${match[3]}`;
};

const phoneIn = (text: string): string | undefined => {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? text : undefined;
};

/**
 * The answer in the form in which it is kept, or undefined when it is not of that kind. Numbers lose their separators,
 * dates become YYYY-MM-DD, appointments `YYYY-MM-DD HH:MM` (not before `today`).
 */
export const readAnswer = (kind: AnswerKind, input: string, today?: string): string | undefined => {
  const text = input.trim();
  if (text === '') return undefined;
  switch (kind) {
    case 'text':
      return /[^\s\p{Cf}\p{Cc}]/u.test(text) ? text : undefined;
    case 'email': {
      const parsed = z.safeParse(emailText, text);
      return parsed.success ? parsed.data : undefined;
    }
    case 'phone':
      return phoneIn(text);
    case 'number':
      return numberIn(text)?.toString();
    case 'date':
      return dateIn(text);
    case 'appointment':
      return appointmentIn(text, today);
  }
};

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');

const isFigure = ({ value }: { value: string }): boolean => /^\d+$/.test(value);

/** The chosen option: by value, then label, then number in the list, unless the options are numbers themselves. */
export const chosenOption = <T extends Omit<FlowOption, 'id'>>(
  options: readonly T[],
  input: string,
): T | undefined => {
  const text = folded(input);
  if (text === '') return undefined;
  const exact = options.find(({ value }) => value === input.trim());
  const near =
    exact ??
    options.find(({ value }) => folded(value) === text) ??
    options.find(({ label }) => folded(label) === text);
  if (near || !/^\d{1,2}$/.test(text) || options.every(isFigure)) return near;
  return options[Number(text) - 1];
};
