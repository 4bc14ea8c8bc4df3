/** Replaces characters that are not part of a number: zero-width marks, joiners, second surrogate halves. */
const nothing = '\0';
const isDigit = /\p{Nd}/u;

/** Value of a decimal digit of any script. Unicode places each script's ten digits consecutively. */
const digitValue = (point: number): number => {
  let first = point;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
};

const known = new Map<string, string>();

const foldOne = (character: string): string => {
  if (isDigit.test(character)) return String(digitValue(character.codePointAt(0) ?? 0));
  if (/[\u2460-\u2468\u24ea]/u.test(character)) return character.normalize('NFKC');
  if (/[\p{Cf}\p{Mn}\p{Me}]/u.test(character)) return nothing;
  if (/\s/u.test(character)) return ' ';
  if (/\p{Pd}|\u2212/u.test(character)) return '-';
  // Full-width letters from Asian keyboards.
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
    // Bounded, because any text may pass through.
    if (known.size < 2000) known.set(character, folded);
  }
  return folded;
};

/**
 * Normalises a text for the finders without changing positions: ASCII digits, capitals, one kind of space and
 * hyphen.
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

/** A written number: digits and the separators between them. */
export interface DigitRun {
  readonly digits: string;
  /** Position of each digit in the text. */
  readonly at: readonly number[];
  /** Separator before each digit; empty inside a group. */
  readonly gaps: readonly string[];
}

const joining = new Set([..." -./_,·|:*#'’()[]"]);
const maxGapLength = 3;

/** Finds all numbers of a folded text in order, in one pass. */
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
      if (!joining.has(character) || gap.length > maxGapLength) end();
    }
  }
  end();
  return runs;
};

/** The last non-blank character before a position. */
export const before = (folded: string, index: number): string | undefined => {
  for (let back = index - 1; back >= 0 && back > index - 8; back -= 1)
    if (folded[back] !== nothing) return folded[back];
  return undefined;
};

/** At most `max` letters and digits from a position on, skipping single separators; with their positions. */
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
      if (gap > maxGapLength || !joining.has(character)) break;
    }
  }
  return { text, at };
};
