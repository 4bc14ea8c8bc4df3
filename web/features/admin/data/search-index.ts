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
  /**
   * The records that contain the words as typed, case-insensitively, in their order; all of them for blank words. A word that
   * grows is looked for only in what was found before.
   */
  readonly search: (records: readonly T[], words: string) => readonly T[];
  /**
   * Reads the records ahead, in idle moments, so that the first letter of a search is as quick as the others. Answers how to
   * stop, after which none of them is held.
   */
  readonly warm: (records: readonly T[]) => () => void;
}

/** Records side by side with their text. */
interface Texts<T> {
  readonly records: readonly T[];
  readonly hays: readonly string[];
}

const narrowed = <T>({ records, hays }: Texts<T>, needle: string): Texts<T> => {
  const first = hays.findIndex((hay) => !hay.includes(needle));
  // The same array while nothing falls away: whoever shows it has nothing to do.
  if (first < 0) return { records, hays };
  const found = { records: records.slice(0, first), hays: hays.slice(0, first) };
  for (let index = first + 1; index < hays.length; index++) {
    const hay = hays[index] as string;
    if (!hay.includes(needle)) continue;
    found.records.push(records[index] as T);
    found.hays.push(hay);
  }
  return found;
};

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
  let all: Texts<T> = { records: [], hays: [] };
  let last = { needle: '', found: all };
  const take = (records: readonly T[], hays: readonly string[]) => {
    all = { records, hays };
    last = { needle: '', found: all };
  };
  return {
    search: (records, words) => {
      const needle = words.trim().toLowerCase();
      if (needle === '') return records;
      if (all.records !== records) take(records, records.map(hayOf));
      const within = needle.includes(last.needle) ? last.found : all;
      last = { needle, found: narrowed(within, needle) };
      return last.found.records;
    },
    warm: (records) => {
      const hays: string[] = [];
      const step = (): void => {
        for (const record of records.slice(hays.length, hays.length + chunk)) hays.push(hayOf(record));
        if (hays.length < records.length) stop = whenIdle(step);
        else if (all.records !== records) take(records, hays);
      };
      let stop = whenIdle(step);
      return () => {
        stop();
        if (all.records === records) take([], []);
      };
    },
  };
};
