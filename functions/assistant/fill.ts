/** What the placeholders of a sentence stand for. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills the braces of a sentence; a placeholder without a value stays as it is. */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
