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
  /** Where the words were first found in each; a word that grows stands there or behind. */
  readonly places: readonly number[] | undefined;
}

const narrowed = <T>({ records, hays, places }: Texts<T>, needle: string, oneMore: boolean): Texts<T> => {
  const end = needle.length - 1;
  const letter = needle.slice(end);
  const code = needle.charCodeAt(end);
  // One more letter is compared where the others were found, and looked for alone before all of them are: both are quick.
  const placeIn = (index: number): number => {
    const hay = hays[index] as string;
    const from = oneMore ? places?.[index] : undefined;
    if (from === undefined) return hay.indexOf(needle);
    if (hay.charCodeAt(from + end) === code) return from;
    return hay.indexOf(letter, from + end) < 0 ? -1 : hay.indexOf(needle, from);
  };
  const found = { records: [] as T[], hays: [] as string[], places: [] as number[] };
  let first = 0;
  for (; first < hays.length; first++) {
    const place = placeIn(first);
    if (place < 0) break;
    found.places.push(place);
  }
  // The same array while nothing falls away: whoever shows it has nothing to do.
  if (first === hays.length) return { records, hays, places: found.places };
  found.records = records.slice(0, first);
  found.hays = hays.slice(0, first);
  for (let index = first + 1; index < hays.length; index++) {
    const place = placeIn(index);
    if (place < 0) continue;
    found.records.push(records[index] as T);
    found.hays.push(hays[index] as string);
    found.places.push(place);
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
  let all: Texts<T> = { records: [], hays: [], places: undefined };
  let last = { needle: '', found: all };
  const take = (records: readonly T[], hays: readonly string[]) => {
    all = { records, hays, places: undefined };
    last = { needle: '', found: all };
  };
  return {
    search: (records, words) => {
      const needle = words.trim().toLowerCase();
      if (needle === '') return records;
      if (all.records !== records) take(records, records.map(hayOf));
      const within = needle.includes(last.needle) ? last.found : all;
      const oneMore = within === last.found && needle.slice(0, -1) === last.needle;
      last = { needle, found: narrowed(within, needle, oneMore) };
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
