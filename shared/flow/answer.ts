import { emailsIn, isEmail, phonesIn } from '#shared/domain/person.ts';
import type { FlowOption, InputKind } from './fields.ts';
import { isQuestion } from './is-question.ts';
import { saidNumber } from './said-number.ts';
import { yesOrNo } from './yes-no.ts';

/** What a conversation can wait for besides a choice. */
export type AnswerKind = InputKind | 'appointment';

/** Day and month with a stroke between them: which comes first is the language's; English is of two minds. */
const stroked = (text: string, language: string): string[] => {
  const [first = '', second = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)?.slice(1) ?? [];
  if (!/^en\b/i.test(language) || Number(first) > 12) return [year, second, first];
  return Number(second) > 12 || first === second ? [year, first, second] : [];
};

const dateIn = (text: string, language = 'en'): string | undefined => {
  const iso = /^(\d{4})(?:[-/]|[年년]\s?)(\d{1,2})(?:[-/]|[月월]\s?)(\d{1,2})[日일]?$/.exec(text);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : dotted
      ? dotted.slice(1).reverse()
      : stroked(text, language);
  // What is no day at all, or none of its month, comes out in another year or month.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const same = date.getUTCFullYear() === Number(year) && date.getUTCMonth() === Number(month) - 1;
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

const plainPhone = (text: string): string | undefined => {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? text : undefined;
};

/** The one thing of its kind in a sentence that is no question. */
const only = (found: readonly string[], text: string): string | undefined =>
  found.length === 1 && !isQuestion(text) ? found[0] : undefined;

const emailIn = (text: string): string | undefined => {
  const found = only(emailsIn(text), text);
  if (found === undefined) return undefined;
  const at = text.indexOf(found);
  const before = text.slice(0, at).trim();
  if (before === '') return /^[.,;:!]+(?:\s|$)/.test(text.slice(at + found.length)) ? found : undefined;
  // After one or two words it may be an address that was typed with a space in it.
  return /[:<("'„“«]$/.test(before) || before.split(/\s+/).length > 2 ? found : undefined;
};

/**
 * The answer in the form in which it is kept, or undefined when it is not of that kind. Numbers lose their separators,
 * dates become YYYY-MM-DD, appointments `YYYY-MM-DD HH:MM` (not before `today`). An address or a number may have words around it.
 */
export const readAnswer = (
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
      return isEmail(text) && !text.endsWith('!') ? text : emailIn(text);
    case 'phone':
      return plainPhone(text) ?? plainPhone(only(phonesIn(text), text) ?? '');
    case 'number':
      return isQuestion(text) ? undefined : saidNumber(text, language)?.toString();
    case 'date':
      return dateIn(text, language);
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

/** The one option that says yes, or no, as these words do in some language. */
const agreed = <T extends Omit<FlowOption, 'id'>>(options: readonly T[], text: string): T | undefined => {
  const meant = yesOrNo(text);
  const same = options.filter(
    ({ label, value }) => meant && [label, value].some((word) => yesOrNo(folded(word)) === meant),
  );
  return same.length === 1 ? same[0] : undefined;
};

/**
 * The chosen option: by value, then label, then as yes or no in another language, then by its number in the list, unless the
 * options are numbers themselves.
 */
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
    options.find(({ label }) => folded(label) === text) ??
    agreed(options, text);
  if (near || !/^\d{1,2}$/.test(text) || options.every(isFigure)) return near;
  return options[Number(text) - 1];
};
