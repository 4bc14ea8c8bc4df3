const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}@._+'’-]+/gu) ?? [];

/** Runs of digits, without the signs that people write between them. */
const numbersIn = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd}\s()./-]*/gu) ?? []).map((run) => run.replace(/\P{Nd}/gu, ''));

const minPhoneDigits = 7;
const maxCorrectedDigits = 2;

const differingDigits = (one: string, other: string): number =>
  [...one].filter((digit, index) => digit !== other[index]).length;

/**
 * Whether the visitor typed a value, perhaps in pieces or with a correction ("5 o'clock instead", "an 8 at the end"):
 * all its words, or a phone number in which at most two digits differ. A model must not invent what a form holds.
 */
export const wasTyped = (value: string, said: string): boolean => {
  const [wanted, typed] = [fold(value), fold(said)];
  if (typed.includes(wanted)) return true;
  const [number = ''] = numbersIn(wanted);
  if (number.length >= minPhoneDigits)
    return numbersIn(typed).some(
      (one) => one.length === number.length && differingDigits(one, number) <= maxCorrectedDigits,
    );
  const words = new Set(wordsOf(typed));
  const parts = wordsOf(wanted);
  return parts.length > 0 && parts.every((word) => words.has(word));
};
