import { foldedWords } from '#functions/text/fold.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { restOf } from './corrected.ts';
import { clausesOf, sentencesOf } from './parts.ts';

/** What a message asks, most likely first; several topics if it has several parts. */
export interface Reading {
  /** Candidates per topic, in the message's order. */
  readonly topics: readonly (readonly Candidate[])[];
  /** The text of each topic. */
  readonly texts: readonly string[];
  /** The question was asked in anger. */
  readonly angry?: boolean;
  /** It followed an insult or "that's not what I asked", so only its own words count. */
  readonly afterMood?: boolean;
}

interface Part {
  readonly text: string;
  readonly found: readonly Candidate[];
}

/** Minimum shares for a part to count as a question of its own. */
const ownSentence = 0.2;
const ownClause = 0.4;
/** Minimum share of one clause before a sentence is split. */
const plainClause = 0.55;
const maxTopics = 3;
const trustedLoan = 0.55;
const minShareAfterGreeting = 0.3;
/** If a question follows a greeting, the assistant asks back instead of greeting. */
const minShareOfQuestion = 0.04;
/** Minimum share of a question after a greeting. */
const minShareBesideCourtesy = 0.12;

/** Returns the text after the first comma, colon or full stop. */
const afterFirst = (message: string): string[] => {
  const at = message.search(/[,:.!?、。，：！？]/u);
  return at > 0 && at < message.length - 4 ? [message.slice(at + 1)] : [];
};

const isTalk = (id: CardId | undefined): boolean => id?.startsWith('talk.') ?? false;
/** Whether a card is small talk around a question. */
const isCourtesy = (id: CardId | undefined): boolean =>
  id === 'talk.hello' ||
  id === 'talk.thanks' ||
  id === 'talk.howAreYou' ||
  id === 'talk.bye' ||
  id === 'talk.praise';

/** Whether a card only introduces the question that follows. */
const isSigh = (id: CardId | undefined): boolean => isCourtesy(id) || id === 'talk.notThat';

const shareOf = (candidates: readonly Candidate[] | undefined): number => candidates?.[0]?.share ?? 0;

const distinct = (parts: readonly Part[]): Part[] => {
  const seen = new Set<CardId>();
  return parts.filter(({ found: [top] }) => {
    if (!top || seen.has(top.id)) return false;
    seen.add(top.id);
    return true;
  });
};

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const chipsOfPack = new WeakMap<LanguagePack, Map<string, CardId>>();

/** Returns the card whose suggestion equals the message. */
export const findChip = (pack: LanguagePack, message: string): CardId | undefined => {
  let chips = chipsOfPack.get(pack);
  if (!chips) {
    chips = new Map(
      Object.entries(pack.cards).map(([id, [chip]]) => [foldedWords(chip).join(' '), id as CardId]),
    );
    chipsOfPack.set(pack, chips);
  }
  return chips.get(foldedWords(message).join(' '));
};

const readingOf = (parts: readonly Part[], angry = false, afterMood = false): Reading => ({
  topics: parts.map(({ found }) => found),
  texts: parts.map(({ text }) => text),
  angry,
  afterMood,
});

/** Whether a part can represent the whole message: not two words of ten, and not small talk. */
const isWeighty = ({ text, found: [top] }: Part, message: string): boolean =>
  !isTalk(top?.id) && text.length >= message.length * minMessageShare;
const minMessageShare = 0.3;

/** Cards that express only a mood before a question. */
const moods: ReadonlySet<CardId> = new Set(['talk.notThat', 'talk.insult']);
const minShareBesideMood = 0.3;
const angryShare = 0.5;

/** Reads a message as a whole and by its parts. */
export const readMessage = (pack: LanguagePack, message: string, helper?: LanguagePack): Reading => {
  const find = (text: string): Part => ({ text, found: findCandidates(pack.finder, text) });
  const share = ({ found }: Part) => shareOf(found);
  const chip = findChip(pack, message);
  const whole = find(message);
  if (chip)
    return readingOf([
      { text: message, found: [{ id: chip, share: 1 }, ...whole.found.filter(({ id }) => id !== chip)] },
    ]);
  // The English model may know loan words that the language's own model doesn't.
  const loaned = helper ? findCandidates(helper.finder, message) : [];
  if (shareOf(loaned) >= trustedLoan && shareOf(loaned) > share(whole))
    return readingOf([{ text: message, found: loaned }]);
  const sentences = sentencesOf(message);
  const clauses = sentences.flatMap((sentence) => {
    const parts = clausesOf(sentence, pack.code);
    return parts.length > 1 ? parts : [];
  });
  const bySentence =
    sentences.length > 1 ? sentences.map(find).filter((part) => share(part) >= ownSentence) : [];
  const byClause = clauses
    .filter((clause) => wordCount(clause) > 1 || clause.length > 3)
    .map(find)
    .filter((part) => share(part) >= ownClause);
  const substance = (list: readonly Part[]) => distinct(list).filter(({ found: [top] }) => !isTalk(top?.id));
  const top = whole.found[0]?.id;
  const angry =
    top === 'talk.insult' ||
    bySentence.some((part) => part.found[0]?.id === 'talk.insult' && share(part) >= angryShare);
  const sure = substance(bySentence);
  const asides = substance(byClause);
  const parts = sure.length > 1 ? sure : asides.some((part) => share(part) >= plainClause) ? asides : [];
  if (parts.length > 1) return readingOf(parts.slice(0, maxTopics), angry);
  const all = [whole, ...[...bySentence, ...byClause].filter((part) => isWeighty(part, message))];
  // "That's not what I asked. Does the test send anything?": the question counts.
  const leastAfter = (text: string): number =>
    top === 'talk.hello' && /[?？؟]/u.test(message) && wordCount(text) > 2
      ? minShareOfQuestion
      : isSigh(top)
        ? minShareBesideCourtesy
        : minShareAfterGreeting;
  const [asked] = isTalk(top)
    ? substance([...sentences, ...clauses, ...afterFirst(message)].map(find))
        .filter((part) => share(part) >= leastAfter(part.text))
        .sort((one, other) => share(other) - share(one))
    : [];
  const inMood = top !== undefined && moods.has(top);
  if (asked && sentences.length + clauses.length > 1) return readingOf([asked], angry, inMood);
  const rest = inMood ? restOf(pack, message, minShareBesideMood) : undefined;
  if (rest) return readingOf([{ text: rest.text, found: rest.candidates }], angry, true);
  const first = all
    .filter(({ found }) => !isCourtesy(found[0]?.id))
    .reduce<Part | undefined>((best, next) => (best && share(best) >= share(next) ? best : next), undefined);
  const least = isCourtesy(top) && sentences.length > 1 ? minShareBesideCourtesy : 0.3;
  return readingOf([first && share(first) > least ? first : whole], angry && first !== whole);
};
