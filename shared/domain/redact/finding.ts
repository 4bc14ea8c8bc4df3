/** A masked number, without its value. */
export interface Finding {
  readonly kind: 'card' | 'iban' | 'national-id' | 'security-code';
  /** Two-letter country of an identity or account number. */
  readonly country?: string;
  /** Position in the text; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A finding, and how many of its last characters stay readable. */
export interface Match extends Finding {
  readonly keeps: number;
}

/** How many characters around a number are searched for a word that names it. */
const reach = 48;

const spoken = (folded: string, from: number, to: number): string =>
  folded.slice(Math.max(0, from), to).replaceAll('\0', '');

/** Whether a word that names the number stands right before or shortly after it. */
export const hasContext = (folded: string, from: number, to: number, words: RegExp): boolean =>
  words.test(spoken(folded, from - reach, from)) || words.test(spoken(folded, to, to + reach / 2));
