import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { foldedWords } from '../text/fold.ts';
import { cardIds } from './cards/ids.ts';
import { hash } from './finder/features.ts';
import { scoreClasses } from './finder/linear-model.ts';
import type { LanguagePack } from './packs/pack.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const endings = /^\p{Script=Hiragana}+$/u;

/** Minimum letters of a content word; shorter in scripts that omit vowels. */
const minWordLength = 4;
const minWordLengths: Readonly<Partial<Record<LanguageCode, number>>> = { ar: 3, he: 3 };

/** Share of known parts from which a word counts as a misspelt or inflected known word. */
const knownParts = 0.8;
const knownPairs = 0.5;
/** Minimum support of a word's parts for the card: "watsapp" is clear. */
const speaking = 0.1;
/** Below this support, known parts belong to other words. */
const hardly = 0.03;

interface Known {
  readonly isKnown: boolean;
  /** This card's share of the classes a part supports, 0 to 1. */
  readonly forCard: number;
}

const knownOf = ({ finder }: LanguagePack, key: string, card: number): Known => {
  const weights = scoreClasses(finder, new Map([[hash(key), 1]]));
  let all = 0;
  let isKnown = false;
  for (const weight of weights) {
    if (weight !== 0) isKnown = true;
    if (weight > 0) all += weight;
  }
  const own = weights[card] ?? 0;
  return { isKnown, forCard: own > 0 ? own / all : 0 };
};

const gramsOf = (text: string, size: number): string[] => {
  const signs = [...text];
  return signs.length <= size
    ? [text]
    : signs.slice(size - 1).map((_, at) => signs.slice(at, at + size).join(''));
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const shareKnown = (grams: readonly Known[]): number => mean(grams.map(({ isKnown }) => Number(isKnown)));

/** Whether a word of a script without spaces is unknown, judged by its character pairs. */
const isStrangePiece = (pack: LanguagePack, piece: string, card: number): boolean => {
  if (endings.test(piece)) return false;
  const pairs = gramsOf(piece, 2).map((pair) => knownOf(pack, `s${pair}`, card));
  if (mean(pairs.map(({ forCard }) => forCard)) >= speaking) return false;
  return pack.code === 'ko' ? !pairs[0]?.isKnown : shareKnown(pairs) < knownPairs;
};

const isStrangeWord = (pack: LanguagePack, word: string, card: number): boolean => {
  if (word.length < (minWordLengths[pack.code] ?? minWordLength) || /^(?:#|n\d)/.test(word)) return false;
  const padded = `_${word.slice(0, 30)}_`;
  const [threes = [], fours = []] = [3, 4].map((size) =>
    gramsOf(padded, size).map((gram) => knownOf(pack, `c${gram}`, card)),
  );
  const speaks = mean([...threes, ...fours].map(({ forCard }) => forCard));
  if (speaks >= speaking) return false;
  const known = shareKnown(fours);
  return knownOf(pack, `w${word}`, card).isKnown ? known === 0 : known < knownParts || speaks < hardly;
};

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

/** Splits text of a script without spaces into words. */
const piecesOf = (word: string, code: LanguageCode): string[] => {
  if (code === 'ko') return [word];
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: 'word' });
  segmenters.set(code, segmenter);
  return [...segmenter.segment(word)].map(({ segment }) => segment);
};

/** Returns the words of a message without numbers, segmented where a script has no spaces. */
const messageWords = (message: string, code: LanguageCode): string[] =>
  foldedWords(message)
    .filter((word) => !/^(?:#|n\d)/.test(word))
    .flatMap((word) => (unspaced.test(word) ? piecesOf(word, code) : [word]));

/**
 * Returns the folded words of a message that are unknown to the training questions and don't support the
 * matched card. They may name a topic the site doesn't cover. `packs` are those that were searched.
 */
export const strangeIn = (packs: readonly LanguagePack[], message: string, card: CardId): string[] => {
  const at = cardIds.indexOf(card);
  const [{ code } = { code: 'en' as const }] = packs;
  return messageWords(message, code).filter((word) =>
    packs.every((pack) =>
      unspaced.test(word) ? isStrangePiece(pack, word, at) : isStrangeWord(pack, word, at),
    ),
  );
};

/** Share of a message's letters in unknown words, 0 to 1. */
export const strangeShare = (
  packs: readonly [LanguagePack, ...LanguagePack[]],
  message: string,
  card: CardId,
): number => {
  const all = messageWords(message, packs[0].code).join('').length;
  return all === 0 ? 0 : strangeIn(packs, message, card).join('').length / all;
};

/** Required confidence: a quarter if all words are known, rising with unknown ones to 0.87 at half. */
const surenessOfKnown = -1.1;
const dearness = 6;

/** Returns the share a card needs to be given without doubt. */
export const shareNeeded = (strange: number): number =>
  1 / (1 + Math.exp(-(surenessOfKnown + dearness * strange)));
