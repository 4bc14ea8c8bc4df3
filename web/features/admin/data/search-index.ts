/** How many records are read in one go while the browser has nothing else to do. */
const chunk = 400;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 50);
  return () => clearTimeout(id);
};

export interface SearchIndex<T extends object> {
  /** True when the record contains the words as typed, case-insensitively. Blank matches everything. */
  readonly matches: (record: T, words: string) => boolean;
  /** Reads the records ahead, in idle moments, so that the first letter of a search is as quick as the others. */
  readonly warm: (records: readonly T[]) => () => void;
}

/**
 * Lower-case text of each record, built once a record: typing then only compares strings. Records are immutable, so a
 * changed one is a new key.
 */
export const searchIndex = <T extends object>(
  textOf: (record: T) => readonly (string | undefined)[],
): SearchIndex<T> => {
  const texts = new WeakMap<T, string>();
  const hayOf = (record: T): string => {
    const known = texts.get(record);
    if (known !== undefined) return known;
    // A line break keeps a search from matching across two fields.
    const text = textOf(record).filter(Boolean).join('\n').toLowerCase();
    texts.set(record, text);
    return text;
  };
  return {
    matches: (record, words) => {
      const needle = words.trim().toLowerCase();
      return needle === '' || hayOf(record).includes(needle);
    },
    warm: (records) => {
      let next = 0;
      const step = (): void => {
        for (const record of records.slice(next, next + chunk)) hayOf(record);
        next += chunk;
        if (next < records.length) stop = whenIdle(step);
      };
      let stop = whenIdle(step);
      return () => stop();
    },
  };
};
