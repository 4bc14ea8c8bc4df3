import type { Slot, Values } from './slots.ts';

/** A number with its letter or its unit: "54 m²", "A2", "8个人". */
interface Amount {
  readonly text: string;
  readonly index: number;
  readonly number: string;
  /** The first letters of the word after it. */
  readonly unit: string;
  readonly letter: string;
}

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(/(?<![\p{Script=Latin}\d])(\p{Script=Latin}?)(\d+(?:[.,]\d+)?)\s?(\p{L}{0,3})/giu)].map(
    ({ index, 1: letter = '', 2: number = '', 3: unit = '' }) => ({
      text: letter + number,
      index,
      number,
      unit: unit.toLowerCase(),
      letter,
    }),
  );

const isLike = (one: Amount, other: Amount): boolean =>
  (one.letter !== '') === (other.letter !== '') &&
  (one.letter !== '' ||
    (one.unit !== '' && (one.unit.startsWith(other.unit) || other.unit.startsWith(one.unit))));

/** The amount in a text that a sentence replaces, and the new amount. */
const pairIn = (text: string, said: readonly Amount[], isCorrection: boolean) => {
  const present = amountsIn(text);
  const news = said.filter((amount) => present.every((known) => known.text !== amount.text));
  const fresh = news.at(-1);
  if (!fresh) return undefined;
  const old = present.find((amount) => said.some((one) => one.text === amount.text));
  const like = present.find((amount) =>
    amount.unit !== '' || amount.letter !== '' ? isLike(amount, fresh) : false,
  );
  const only = isCorrection && present.length === 1 ? present[0] : undefined;
  const from = old ?? like ?? only;
  return from ? { from, to: fresh } : undefined;
};

/**
 * Replaces an amount in a text slot: "not 54, 64 m²", "41, not 14", "B1". Undefined when no text holds an
 * amount of that kind.
 */
export const correctText = (
  slots: readonly Slot[],
  values: Values,
  sentence: string,
  isCorrection: boolean,
): Values | undefined => {
  const said = amountsIn(sentence);
  if (said.length === 0) return undefined;
  for (const { id, takes } of slots.filter((slot) => slot.takes === 'text')) {
    const text = values[id];
    if (takes !== 'text' || typeof text !== 'string') continue;
    const pair = pairIn(text, said, isCorrection);
    if (!pair) continue;
    const { from, to } = pair;
    return { [id]: text.slice(0, from.index) + to.text + text.slice(from.index + from.text.length) };
  }
  return undefined;
};
