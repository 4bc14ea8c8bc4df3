import MiniSearch from 'minisearch';
import { otherLanguage } from '#shared/content/assistant/other-language.ts';
import { isSaidOn, type TaughtCard } from '#shared/domain/knowledge.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { fill } from '../fill.ts';
import { likeness, type Rarity, weighed } from './likeness.ts';
import { isStem, slipsIn, tokensOf } from './tokens.ts';

/** A taught card that comes close to a question. */
export interface TaughtHit {
  readonly card: TaughtCard;
  /** The taught question that is most like it, and its language. */
  readonly question: string;
  readonly language: LanguageCode;
  /** 0 to 1. */
  readonly score: number;
}

/** From this likeness on a taught card is the answer; below it, down to `nearTaught`, a chip. */
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

interface Indexed {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch<Entry>;
}

const indexes = new WeakMap<readonly TaughtCard[], Indexed>();

/** Made once for a list: the caller keeps the list as long as it is valid. */
const indexed = (cards: readonly TaughtCard[]): Indexed => {
  const known = indexes.get(cards);
  if (known) return known;
  const entries = entriesOf(cards);
  const made = { entries, index: indexOf(entries) };
  indexes.set(cards, made);
  return made;
};

const looked = 25;
const exact = 1;
/** So that no other wording comes up to the same words. */
const inexact = 0.999;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The taught cards nearest to a question, the nearest first; in whatever language they were taught. */
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
    // Word for word the same: a figure in it, which is little among words, makes it another question.
    const score = plain(text) === plain(question) ? exact : likeness(asked, weighed(text, rarity)) * inexact;
    if (score >= nearTaught && score > (best.get(card.id)?.score ?? 0))
      best.set(card.id, { card, question: text, language, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
};

/** Which language an answer is in, told in the visitor's. */
const writtenIn = (code: LanguageCode, wanted: LanguageCode): string =>
  fill(otherLanguage[wanted], {
    language: new Intl.DisplayNames([wanted], { type: 'language' }).of(code) ?? languages[code].nativeName,
  });

/**
 * What a taught card says in a language: its own answer, else the one in English, the question's language or any, with a
 * word in the visitor's language on which one it is. Drafts are not said.
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
