import { emailsIn, phonesIn } from '#shared/domain/person.ts';
import { parseAnswer } from './answer.ts';
import type { InputKind } from './fields.ts';
import { languageData } from './language-data.ts';

export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly kind: InputKind;
}

export interface FormReading {
  /** Values found, by field id. */
  readonly values: Readonly<Record<string, string>>;
}

interface ReadOptions {
  readonly fields: readonly FormField[];
  /** Values so far, by field id. */
  readonly values: Readonly<Record<string, string>>;
  /** The field that was asked for alone. */
  readonly asked?: string | undefined;
  readonly language: string;
  /** YYYY-MM-DD; without it only numeric dates are read. */
  readonly today: string | undefined;
}

const maxChars = 1000;
/** Longest date in words, such as "the day after tomorrow". */
const maxDateWords = 5;
const fold = (text: string): string => text.normalize('NFC').toLowerCase();
const isWords = new Set(Object.values(languageData).flatMap((data) => data.isWords.map(fold)));
const noWords = new Set(Object.values(languageData).flatMap(({ no }) => no.map(fold)));
/** Replaces an extracted value, so that the rest of its sentence isn't read as a text. */
const taken = '\u0000';

/** Segments of a message: lines, and parts between commas that don't belong to a number. */
const splitSegments = (text: string): string[] =>
  text
    .split(/[\n;，、；]|,(?!\d)|(?<!\d),|(?<=\p{L})\.\s/u)
    .map((part) => part.trim())
    .filter(Boolean);

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What follows a field's label in a segment: for "Name", `my name is Ann` returns `Ann`. */
const findLabelled = (segment: string, label: string): string | undefined => {
  const words = fold(label).match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.map(escapePattern).join('[\\s-]*');
  const found =
    name && new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])\\s*[:=–-]?\\s*`, 'iu').exec(segment);
  if (!found) return undefined;
  let rest = segment.slice(found.index + found[0].length);
  const [first = ''] = rest.split(/\s+/);
  if (isWords.has(fold(first))) rest = rest.slice(first.length).trim();
  return rest
    .replace(/^[:=]\s*/, '')
    .split(taken)[0]
    ?.replace(/[.!]+$/, '')
    .trim();
};

/** Finds a date among the words of a text, the longest first. */
const findDateWords = (
  text: string,
  language: string,
  today: string | undefined,
): [string, string] | undefined => {
  const words = text.split(/\s+/).filter(Boolean);
  for (let length = Math.min(maxDateWords, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(' ');
      // A short word may be a name: Sun, Mar, Don.
      if (length === 1 && words.length > 1 && /^\p{L}{1,3}$/u.test(part)) continue;
      const day = part.includes(taken) ? undefined : parseAnswer('date', part, { language, today });
      if (day) return [part, day];
    }
  return undefined;
};

/**
 * Reads the values of a form's fields from one message, in any order: addresses, numbers and days by their
 * format, texts by the field's label, the field that was asked for, or their order. A later value of a kind
 * replaces an earlier one.
 */
export const readForm = (
  input: string,
  { fields, values, asked, language, today }: ReadOptions,
): FormReading => {
  const found: Record<string, string> = {};
  const isMissing = ({ id }: FormField) => values[id] === undefined && found[id] === undefined;
  const isMentioned = ({ label }: FormField, text: string) => findLabelled(text, label) !== undefined;
  /** The field to which a value of this kind belongs. */
  const choose = (kind: InputKind, context: string): FormField | undefined => {
    const own = fields.filter((field) => field.kind === kind && found[field.id] === undefined);
    return (
      own.find((field) => isMentioned(field, context)) ??
      own.find(({ id }) => id === asked) ??
      own.find(isMissing) ??
      (own.length === 1 ? own[0] : undefined)
    );
  };
  let segments = splitSegments(input.slice(0, maxChars));
  const hasKind = (kind: InputKind) => fields.some((field) => field.kind === kind);
  const takeEach = (
    kind: InputKind,
    find: (segment: string) => readonly (readonly [written: string, value: string])[],
  ) => {
    if (!hasKind(kind)) return;
    segments = segments.map((segment) =>
      find(segment).reduce((rest, [written, value]) => {
        const field = choose(kind, segment);
        if (!field) return rest;
        found[field.id] = value;
        return rest.replace(written, taken);
      }, segment),
    );
  };
  takeEach('email', (segment) => emailsIn(segment).map((email) => [email, email]));
  takeEach('phone', (segment) =>
    phonesIn(segment).flatMap((phone) => {
      const value = parseAnswer('phone', phone);
      return value ? [[phone, value] as const] : [];
    }),
  );
  takeEach('date', (segment) => {
    const date = findDateWords(segment, language, today);
    return date ? [date] : [];
  });
  takeEach('number', (segment) => {
    const value = parseAnswer('number', segment.replaceAll(taken, ' '), { language });
    const written = /[+-]?\d[\d.,'’\s]*/u.exec(segment)?.[0].trim();
    const isWhole =
      segment.split(/\s+/).length <= 3 ||
      fields.some((field) => field.kind === 'number' && isMentioned(field, segment));
    return value && written && isWhole && !segment.includes(taken) ? [[written, value]] : [];
  });
  const texts = fields.filter(({ kind }) => kind === 'text');
  segments = segments.filter((segment) => {
    const field = texts.find((one) => findLabelled(segment, one.label));
    if (field) found[field.id] = findLabelled(segment, field.label) ?? '';
    return !field && !segment.includes(taken);
  });
  const isWord = (segment: string) => !noWords.has(fold(segment).replace(/[.!]+$/, ''));
  const rest = segments.filter(isWord);
  const order = [...texts.filter(({ id }) => id === asked), ...texts.filter(isMissing)];
  const open = [...new Set(order)].filter(({ id }) => found[id] === undefined);
  // If a single text field is open, its value may contain commas; if several are, each part is one value.
  if (open.length === 1 && rest.length > 0 && open[0]) found[open[0].id] = rest.join(', ');
  else if (rest.length <= open.length)
    rest.forEach((segment, index) => {
      const field = open[index];
      if (field) found[field.id] = segment;
    });
  return { values: found };
};
