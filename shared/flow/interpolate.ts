import { isVariableName } from './variable-names.ts';

/** Values that a conversation has collected. */
export type Variables = Readonly<Record<string, string>>;

/** `{{name}}`, or `{{name|fallback}}`. */
export const placeholderPattern = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*(?:\|([^{}|\n]{0,200}))?\}\}/;
const placeholder = new RegExp(placeholderPattern, 'g');

/** Reads a variable; undefined if it was never set. Safe for names such as `constructor`. */
export const getVariable = (variables: Variables, name: string): string | undefined =>
  isVariableName(name) && Object.hasOwn(variables, name) ? variables[name] : undefined;

/** Lists the variables that a text uses, without duplicates. */
export const findPlaceholders = (template: string): string[] => [
  ...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

/** Lists the variables of a text that are missing in its translation. */
export const findLostPlaceholders = (text: string, translation: string): string[] => {
  const translated = findPlaceholders(translation);
  return findPlaceholders(text).filter((name) => !translated.includes(name));
};

/** Keeps a value from becoming a Markdown link in a message: `[label](url)` gets a space after the bracket. */
export const breakLinks = (value: string): string => value.replace(/\](?=\(|$)/g, '] ');

/** A visitor's words as part of a message, without links and placeholders. */
export const quoteValue = (value: string): string => breakLinks(value).replaceAll('{{', '{ {');

/**
 * Replaces placeholders by the variables' values, passed through `encode`; an empty or missing variable becomes its fallback.
 * The result is cut at `max` characters, so that a short template can't become a huge text.
 */
export const interpolate = (
  template: string,
  variables: Variables,
  max: number,
  encode: (value: string) => string = (value) => value,
): string => {
  let out = '';
  let last = 0;
  for (const match of template.matchAll(placeholder)) {
    const [, name = '', fallback = ''] = match;
    out += template.slice(last, match.index) + encode(getVariable(variables, name) || fallback.trim());
    last = match.index + match[0].length;
    if (out.length > max) break;
  }
  out += template.slice(last);
  return out.length > max ? `${out.slice(0, max - 1)}…` : out;
};
