/** Stands where a character has no part in a number: zero-width marks, joiners, the second half of a pair. */
const nothing = '\0';
const isDigit = /\p{Nd}/u;

/** 0 to 9 of a decimal digit of any script. Unicode keeps each script's ten digits next to each other, zero first, tens only. */
const digitValue = (point: number): number => {
  let first = point;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
};

const known = new Map<string, string>();

const foldOne = (character: string): string => {
  if (isDigit.test(character)) return String(digitValue(character.codePointAt(0) ?? 0));
  if (/[\p{Cf}\p{Mn}\p{Me}]/u.test(character)) return nothing;
  if (/\s/u.test(character)) return ' ';
  if (/\p{Pd}|\u2212/u.test(character)) return '-';
  // Letters of full width, as Asian keyboards write them.
  const point = character.codePointAt(0) ?? 0;
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(point - 0xfee0).toUpperCase();
  const capital = character.toUpperCase();
  return capital.length === character.length ? capital : character;
};

const foldKnown = (character: string): string => {
  if (character >= '0' && character <= '9') return character;
  let folded = known.get(character);
  if (folded === undefined) {
    folded = foldOne(character);
    // Any text there is can come along here; what is remembered stays small.
    if (known.size < 2000) known.set(character, folded);
  }
  return folded;
};

/**
 * The text as the finders read it, unit for unit at the same places: digits of every script as ASCII, capitals, one kind of
 * space and hyphen.
 */
export const fold = (text: string): string => {
  let folded = '';
  for (const character of text) folded += foldKnown(character).padEnd(character.length, nothing);
  return folded;
};

export const isAsciiDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

export const isLetterOrDigit = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A number as it is written: digits with what may stand between them. */
export interface DigitRun {
  readonly digits: string;
  /** Where each digit stands in the text. */
  readonly at: readonly number[];
  /** What stands before each digit since the one before; empty inside a group. */
  readonly gaps: readonly string[];
}

const joining = new Set([' ', '-', '.', '/', '_', ',', '·', '|']);
const longestGap = 2;

/** All numbers of a folded text, in order. Reads every character once. */
export const digitRuns = (folded: string): DigitRun[] => {
  const runs: DigitRun[] = [];
  let digits = '';
  let at: number[] = [];
  let gaps: string[] = [];
  let gap = '';
  const end = () => {
    if (at.length > 0) runs.push({ digits, at, gaps });
    digits = '';
    at = [];
    gaps = [];
    gap = '';
  };
  for (let index = 0; index < folded.length; index += 1) {
    const character = folded[index] ?? '';
    if (isAsciiDigit(character)) {
      digits += character;
      gaps.push(at.length === 0 ? '' : gap);
      at.push(index);
      gap = '';
    } else if (at.length > 0 && character !== nothing) {
      gap += character;
      if (!joining.has(character) || gap.length > longestGap) end();
    }
  }
  end();
  return runs;
};

/** The last character before a place that is more than nothing. */
export const before = (folded: string, index: number): string | undefined => {
  for (let back = index - 1; back >= 0 && back > index - 8; back -= 1)
    if (folded[back] !== nothing) return folded[back];
  return undefined;
};

/** Letters and digits from a place on, at most `max`, over single separators; with the place of each. */
export const lettersFrom = (
  folded: string,
  from: number,
  max: number,
): { readonly text: string; readonly at: readonly number[] } => {
  let text = '';
  const at: number[] = [];
  let gap = 0;
  for (let index = from; index < folded.length && text.length < max; index += 1) {
    const character = folded[index] ?? '';
    if ((character >= 'A' && character <= 'Z') || isAsciiDigit(character)) {
      text += character;
      at.push(index);
      gap = 0;
    } else if (character !== nothing) {
      gap += 1;
      if (gap > longestGap || !joining.has(character)) break;
    }
  }
  return { text, at };
};
