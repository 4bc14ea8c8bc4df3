import MiniSearch from 'minisearch';
import { otherLanguage } from '#shared/content/assistant/other-language.ts';
import { isSaidOn, type TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { fill } from '../fill.ts';
import { likeness, type Rarity, weighed } from './likeness.ts';
import { isStem, slipsIn, tokensOf } from './tokens.ts';

/** A taught card similar to a question. */
export interface TaughtHit {
  readonly card: TaughtCard;
  /** The most similar taught question and its language. */
  readonly question: string;
  readonly language: LanguageCode;
  /** 0 to 1. */
  readonly score: number;
}

/** Minimum similarity of a taught answer; between `nearTaught` and this it becomes a suggestion. */
export const sureTaught = 0.58;
const nearTaught = 0.36;

interface Entry {
  readonly id: number;
  readonly text: string;
  readonly card: TaughtCard;
  readonly language: LanguageCode;
}

const entriesOf = (cards: readonly TaughtCard[]): Entry[] =>
  cards
    .flatMap((card) =>
      (Object.entries(card.questions) as [LanguageCode, readonly string[]][]).flatMap(([language, texts]) =>
        texts.map((text) => ({ text, card, language })),
      ),
    )
    .map((entry, id) => ({ id, ...entry }));

const indexOf = (entries: readonly Entry[]): MiniSearch<Entry> => {
  const index = new MiniSearch<Entry>({
    fields: ['text'],
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: { fuzzy: slipsIn, prefix: isStem },
  });
  index.addAll(entries);
  return index;
};

interface CardIndex {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch<Entry>;
}

const indexes = new WeakMap<readonly TaughtCard[], CardIndex>();

/** Built once per list, which the caller caches while it is valid. */
const indexed = (cards: readonly TaughtCard[]): CardIndex => {
  const known = indexes.get(cards);
  if (known) return known;
  const entries = entriesOf(cards);
  const made = { entries, index: indexOf(entries) };
  indexes.set(cards, made);
  return made;
};

const looked = 25;
const exact = 1;
/** Keeps other wordings below an exact match. */
const inexact = 0.999;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the most similar taught cards in any language, best first. */
export const findTaught = (
  cards: readonly TaughtCard[],
  question: string,
  { rarity, day }: { rarity: Rarity; day: string },
): TaughtHit[] => {
  if (cards.length === 0) return [];
  const { entries, index } = indexed(cards);
  const asked = weighed(question, rarity);
  const best = new Map<string, TaughtHit>();
  for (const { id } of index.search(question).slice(0, looked)) {
    const entry = entries[id as number];
    if (!entry || !isSaidOn(entry.card, day)) continue;
    const { card, text, language } = entry;
    // Compares literally first, because a number weighs little among words but changes the question.
    const score = plain(text) === plain(question) ? exact : likeness(asked, weighed(text, rarity)) * inexact;
    if (score >= nearTaught && score > (best.get(card.id)?.score ?? 0))
      best.set(card.id, { card, question: text, language, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
};

/** Note in the visitor's language about the answer's language. */
const writtenIn = (code: LanguageCode, wanted: LanguageCode): string =>
  fill(otherLanguage[wanted], {
    language: new Intl.DisplayNames([wanted], { type: 'language' }).of(code) ?? languages[code].nativeName,
  });

/**
 * Returns a taught answer in a language, or else in English, the question's language or any other with a
 * note. Skips drafts.
 */
export const taughtAnswer = (
  { card, language: asked }: TaughtHit,
  wanted: LanguageCode,
): string | undefined => {
  const inOrder = [wanted, asked, 'en', ...Object.keys(card.answers)] as LanguageCode[];
  for (const code of inOrder) {
    const answer = card.answers[code];
    if (!answer || answer.draft || answer.text.trim() === '') continue;
    return code === wanted ? answer.text : `${writtenIn(code, wanted)}\n${answer.text}`;
  }
  return undefined;
};
