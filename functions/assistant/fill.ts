/** Placeholder values of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a sentence; unknown ones stay. */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
