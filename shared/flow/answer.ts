import { emailsIn, isEmail, phonesIn } from '#shared/domain/person.ts';
import type { FlowOption, InputKind } from './fields.ts';
import { findDate, parseNumericDate } from './find-date.ts';
import { findNumber } from './find-number.ts';
import { isQuestion } from './is-question.ts';
import { languageData } from './language-data.ts';

/** Kinds of answers besides a choice. */
export type AnswerKind = InputKind | 'appointment';

const parseAppointment = (text: string, today: string | undefined): string | undefined => {
  const match =
    /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})[T\s,]+(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  const day = match?.[1] && parseNumericDate(match[1], 'en');
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
  // One or two words before an address may belong to it, typed with a space.
  return /[:<("'„“«]$/.test(before) || before.split(/\s+/).length > 2 ? found : undefined;
};

/**
 * Returns the answer in its stored form, or undefined if it is not of this kind. Numbers lose their separators, dates become
 * `YYYY-MM-DD`, appointments `YYYY-MM-DD HH:MM` (not before `today`). Email addresses, phone numbers and numbers may have words around them.
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
      return today === undefined
        ? parseNumericDate(text, language)
        : isQuestion(text)
          ? undefined
          : findDate(text, language, today);
    case 'appointment':
      return parseAppointment(text, today);
  }
};

/** The text in lower case, without repeated spaces and a final full stop. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');

const allLanguages = Object.values(languageData);
const yesWords = new Set(allLanguages.flatMap(({ yes }) => yes));
const noWords = new Set(allLanguages.flatMap(({ no }) => no));

/** Whether a lower-case word means yes or no in any of the languages. */
export const parseYesNo = (word: string): 'yes' | 'no' | undefined =>
  yesWords.has(word) ? 'yes' : noWords.has(word) ? 'no' : undefined;

/** Whether an option is a number itself, so that numbers don't choose by position. */
export const hasNumericValue = ({ value }: { value: string }): boolean => /^\d+$/.test(value);

/** If the text is a yes (or no) in any supported language, returns the only option with that meaning. */
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
