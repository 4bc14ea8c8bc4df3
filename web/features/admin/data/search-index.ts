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

/** How many letters behind the words are kept at hand. */
const kept = 8;

/** Records side by side with their text. */
interface Texts<T> {
  readonly records: readonly T[];
  readonly hays: readonly string[];
  readonly found?: Found | undefined;
}

/** Where words were first found in each text; words that grow stand there or behind. */
interface Found {
  readonly places: Int32Array;
  /**
   * The letters that follow, side by side: the texts themselves lie all over the memory, and to look into each of 50,000 takes
   * most of what a letter of a search takes.
   */
  readonly following: Uint16Array;
  /** How long the words were that these letters follow. */
  readonly length: number;
}

const narrowed = <T>({ records, hays, found }: Texts<T>, needle: string, oneMore: boolean): Texts<T> => {
  const end = needle.length - 1;
  const letter = needle.slice(end);
  const code = needle.charCodeAt(end);
  const before = oneMore ? found : undefined;
  const nth = before ? end - before.length : kept;
  const isAtHand = nth < kept;
  if (before && isAtHand) {
    let index = 0;
    while (index < hays.length && before.following[index * kept + nth] === code) index += 1;
    // The same array while nothing falls away: whoever shows it has nothing to do.
    if (index === hays.length) return { records, hays, found: before };
  }
  // Letters at hand stay so for whose words still stand where they did.
  const length = isAtHand && before ? before.length : needle.length;
  const places = new Int32Array(hays.length);
  const following = new Uint16Array(hays.length * kept);
  const staying: number[] = [];
  // One more letter is compared where the others were found, and looked for alone before all of them are: both are quick.
  const placeIn = (hay: string, from: number | undefined): number => {
    if (from === undefined) return hay.indexOf(needle);
    if (hay.charCodeAt(from + end) === code) return from;
    return hay.indexOf(letter, from + end) < 0 ? -1 : hay.indexOf(needle, from);
  };
  let count = 0;
  for (let index = 0; index < hays.length; index++) {
    const from = before?.places[index];
    const row = index * kept;
    if (before && isAtHand && before.following[row + nth] === code) {
      places[count] = from as number;
      for (let at = 0; at < kept; at++) following[count * kept + at] = before.following[row + at] as number;
    } else {
      const hay = hays[index] as string;
      const place = placeIn(hay, from);
      if (place < 0) continue;
      places[count] = place;
      for (let at = 0; at < kept; at++) following[count * kept + at] = hay.charCodeAt(place + length + at);
    }
    count += 1;
    staying.push(index);
  }
  const now = {
    places: places.subarray(0, count),
    following: following.subarray(0, count * kept),
    length,
  };
  if (count === hays.length) return { records, hays, found: now };
  return {
    records: staying.map((index) => records[index] as T),
    hays: staying.map((index) => hays[index] as string),
    found: now,
  };
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
