/** A seeded random generator (mulberry32), so that the same text trains the same model everywhere. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
};

type Slot = readonly string[];

/** Splits a pattern into slots; fixed text is a slot with one alternative. */
const slotsOf = (pattern: string): Slot[] =>
  pattern.split(/\{([^{}]*)\}/).map((part, index) => (index % 2 === 1 ? part.split('|') : [part]));

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Number of phrasings of a pattern. */
export const sizeOfPattern = (pattern: string): number =>
  slotsOf(pattern).reduce((product, slot) => product * slot.length, 1);

/** Returns all phrasings of a pattern. */
export const everyPhrasing = (pattern: string): string[] =>
  slotsOf(pattern)
    .reduce<string[]>((texts, slot) => texts.flatMap((text) => slot.map((part) => text + part)), [''])
    .map(tidy)
    .filter((text) => text !== '');

/** Returns up to `count` distinct phrasings; uses every alternative before repeating one. */
export const somePhrasings = (pattern: string, count: number, random: () => number): string[] => {
  if (sizeOfPattern(pattern) <= count) return [...new Set(everyPhrasing(pattern))];
  const slots = slotsOf(pattern);
  const decks = slots.map(() => [] as string[]);
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < count * 3; tries++) {
    const text = slots
      .map((slot, index) => {
        if (decks[index]?.length === 0) decks[index] = shuffled(slot, random);
        return decks[index]?.pop() ?? '';
      })
      .join('');
    if (tidy(text) !== '') found.add(tidy(text));
  }
  return [...found];
};

const misspelled = (text: string, random: () => number): string => {
  const words = text.split(' ');
  const long = words
    .map((word, index) => [word, index] as const)
    .filter(([word]) => /^\p{L}{4,}$/u.test(word));
  const [word, index] = long[Math.floor(random() * long.length)] ?? [];
  if (word === undefined || index === undefined) return text;
  const letters = [...word];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const kind = random();
  if (kind < 0.4) letters.splice(at, 1);
  else if (kind < 0.8) [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
  else letters.splice(at, 0, letters[at] ?? '');
  words[index] = letters.join('');
  return words.join(' ');
};

const shortened = (text: string, random: () => number): string => {
  const words = text.split(' ');
  if (words.length < 4) return text;
  words.splice(random() < 0.5 ? 0 : Math.floor(random() * words.length), 1);
  return words.join(' ');
};

/** Returns a card's training phrasings: an equal share of each pattern, some with typos. */
export const trainingTexts = (asks: readonly string[], count: number, seed: number): string[] => {
  const random = randomOf(seed);
  const sizes = asks.map(sizeOfPattern);
  // Small patterns leave their share to larger ones.
  let share = count / Math.max(1, asks.length);
  for (let round = 0; round < 3; round++) {
    const small = sizes.filter((size) => size <= share);
    const room = count - small.reduce((sum, size) => sum + size, 0);
    if (small.length === sizes.length) break;
    share = room / (sizes.length - small.length);
  }
  const texts = asks.flatMap((pattern) => somePhrasings(pattern, Math.max(4, Math.ceil(share)), random));
  const slips = texts.flatMap((text) => {
    const chance = random();
    if (chance < 0.2) return [misspelled(text, random)];
    return chance < 0.35 ? [shortened(text, random)] : [];
  });
  return [...texts, ...slips];
};
