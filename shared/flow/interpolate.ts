import { isVariableName } from './names.ts';

/** Values collected by a conversation, all as text. */
export type Variables = Readonly<Record<string, string>>;

/** `{{name}}`, or `{{name|words}}` with what stands there while the name has no value. */
export const placeholderPattern = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*(?:\|([^{}|\n]{0,200}))?\}\}/;
const placeholder = new RegExp(placeholderPattern, 'g');

/** The value of a variable; undefined when it was never set, whatever the name means to the language. */
export const variableValue = (variables: Variables, name: string): string | undefined =>
  isVariableName(name) && Object.hasOwn(variables, name) ? variables[name] : undefined;

/** Names used as `{{name}}` in a text, each once. */
export const placeholdersIn = (template: string): string[] => [
  ...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

/** What a text has filled in and its translation hasn't. */
export const placeholdersLost = (text: string, translation: string): string[] => {
  const kept = placeholdersIn(translation);
  return placeholdersIn(text).filter((name) => !kept.includes(name));
};

/**
 * Fills `{{name}}` in; `encode` makes a value safe for the place. A missing or empty variable becomes its other words, or nothing. Stops at `max`
 * characters, so that a short template cannot become a huge text.
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
    const [, name = '', otherwise = ''] = match;
    out += template.slice(last, match.index) + encode(variableValue(variables, name) || otherwise.trim());
    last = match.index + match[0].length;
    if (out.length > max) break;
  }
  out += template.slice(last);
  return out.length > max ? `${out.slice(0, max - 1)}…` : out;
};
