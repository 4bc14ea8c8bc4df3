import { emailsIn, isEmail, phonesIn } from '#shared/domain/person.ts';
import type { FlowOption, InputKind } from './fields.ts';
import { findNumber } from './find-number.ts';
import { isQuestion } from './is-question.ts';
import { parseYesNo } from './yes-no.ts';

/** Kinds of answers besides a choice. */
export type AnswerKind = InputKind | 'appointment';

/** `3/4/2030` is day first, but ambiguous in English: then only unmistakable dates are accepted. */
const slashedDateParts = (text: string, language: string): string[] => {
  const [first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)?.slice(1) ?? [];
  if (!/^en\b/i.test(language) || Number(first) > 12) return [year, second, first];
  return Number(second) > 12 || first === second ? [year, first, second] : [];
};

const parseDate = (text: string, language = 'en'): string | undefined => {
  const iso = /^(\d{4})(?:[-/]|[年년]\s?)(\d{1,2})(?:[-/]|[月월]\s?)(\d{1,2})[日일]?$/.exec(text);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : dotted
      ? dotted.slice(1).reverse()
      : slashedDateParts(text, language);
  // Date.UTC rolls an invalid day over into another month or year.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const same = date.getUTCFullYear() === Number(year) && date.getUTCMonth() === Number(month) - 1;
  return same && date.getUTCFullYear() >= 1900 ? date.toISOString().slice(0, 10) : undefined;
};

const parseAppointment = (text: string, today: string | undefined): string | undefined => {
  const match =
    /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})[T\s,]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  const day = match?.[1] && parseDate(match[1]);
  if (!match || !day || Number(match[2]) > 23 || Number(match[3]) > 59) return undefined;
  if (today !== undefined && day < today) return undefined;
  return `${day} ${(match[2] ?? '').padStart(2, '0')}:${match[3]}`;
};

const parsePhone = (text: string): string | undefined => {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? text : undefined;
};

/** The only match in a statement; undefined for several matches or a question. */
const findSingle = (found: readonly string[], text: string): string | undefined =>
  found.length === 1 && !isQuestion(text) ? found[0] : undefined;

const findEmail = (text: string): string | undefined => {
  const found = findSingle(emailsIn(text), text);
  if (found === undefined) return undefined;
  const at = text.indexOf(found);
  const before = text.slice(0, at).trim();
  if (before === '') return /^[.,;:!]+(?:\s|$)/.test(text.slice(at + found.length)) ? found : undefined;
  // One or two words before it may belong to an address that was typed with a space.
  return /[:<("'„“«]$/.test(before) || before.split(/\s+/).length > 2 ? found : undefined;
};

/**
 * Returns the answer in its stored form, or undefined if it is not of this kind. Numbers lose their separators, dates become
 * `YYYY-MM-DD`, appointments `YYYY-MM-DD HH:MM` (not before `today`). E-mails, phones and numbers may have words around them.
 */
export const parseAnswer = (
  kind: AnswerKind,
  input: string,
  { today, language = 'en' }: { readonly today?: string | undefined; readonly language?: string } = {},
): string | undefined => {
  const text = input.trim();
  if (text === '') return undefined;
  switch (kind) {
    case 'text':
      return /[^\s\p{Cf}\p{Cc}]/u.test(text) ? text : undefined;
    case 'email':
      return isEmail(text) && !text.endsWith('!') ? text : findEmail(text);
    case 'phone':
      return parsePhone(text) ?? parsePhone(findSingle(phonesIn(text), text) ?? '');
    case 'number':
      return isQuestion(text) ? undefined : findNumber(text, language)?.toString();
    case 'date':
      return parseDate(text, language);
    case 'appointment':
      return parseAppointment(text, today);
  }
};

const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');

const hasNumericValue = ({ value }: { value: string }): boolean => /^\d+$/.test(value);

/** The only option that means yes (or no), if the text means the same in any language. */
const matchYesNo = <T extends Omit<FlowOption, 'id'>>(options: readonly T[], text: string): T | undefined => {
  const meant = parseYesNo(text);
  const same = options.filter(
    ({ label, value }) => meant && [label, value].some((word) => parseYesNo(foldText(word)) === meant),
  );
  return same.length === 1 ? same[0] : undefined;
};

/**
 * Finds the option that was chosen: by value, then label, then as yes or no in any language, then by its position in the list
 * unless the options are numbers themselves.
 */
export const matchOption = <T extends Omit<FlowOption, 'id'>>(
  options: readonly T[],
  input: string,
): T | undefined => {
  const text = foldText(input);
  if (text === '') return undefined;
  const exact = options.find(({ value }) => value === input.trim());
  const near =
    exact ??
    options.find(({ value }) => foldText(value) === text) ??
    options.find(({ label }) => foldText(label) === text) ??
    matchYesNo(options, text);
  if (near || !/^\d{1,2}$/.test(text) || options.every(hasNumericValue)) return near;
  return options[Number(text) - 1];
};
