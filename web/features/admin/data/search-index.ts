/**
 * Lower-case text of each record, built once a record: typing then only compares strings. Records are immutable, so a
 * changed one is a new key.
 */
export const searchIndex = <T extends object>(textOf: (record: T) => readonly (string | undefined)[]) => {
  const texts = new WeakMap<T, string>();
  const hayOf = (record: T): string => {
    const known = texts.get(record);
    if (known !== undefined) return known;
    // A line break keeps a search from matching across two fields.
    const text = textOf(record).filter(Boolean).join('\n').toLowerCase();
    texts.set(record, text);
    return text;
  };
  /** True when the record contains the words as typed, case-insensitively. Blank matches everything. */
  return (record: T, words: string): boolean => {
    const needle = words.trim().toLowerCase();
    return needle === '' || hayOf(record).includes(needle);
  };
};
