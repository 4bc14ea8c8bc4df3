/** What was masked, without its value. */
export interface Finding {
  readonly kind: 'card' | 'iban' | 'national-id' | 'security-code';
  /** Of an identity number or account: the country's two letters. */
  readonly country?: string;
  /** Where it stood in the text: from, and up to but not including. */
  readonly from: number;
  readonly to: number;
}

/** A finding with how many of its last characters stay readable. */
export interface Match extends Finding {
  readonly keeps: number;
}

/** How many characters around a number are looked at for a word that says what it is. */
const reach = 48;

const spoken = (folded: string, from: number, to: number): string =>
  folded.slice(Math.max(0, from), to).replaceAll('\0', '');

/** Whether a word that says what a number is stands right before it, or closely behind. */
export const hasContext = (folded: string, from: number, to: number, words: RegExp): boolean =>
  words.test(spoken(folded, from - reach, from)) || words.test(spoken(folded, to, to + reach / 2));
