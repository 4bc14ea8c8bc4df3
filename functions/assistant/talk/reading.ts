import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { type Candidate, candidatesOf } from '../finder/find.ts';
import { wordsOf } from '../finder/fold.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { clausesOf, sentencesOf } from './parts.ts';

/** What a message seems to ask, the likeliest first; more than one topic when it has several parts. */
export interface Reading {
  /** One list of candidates per thing asked, in the message's order. */
  readonly topics: readonly (readonly Candidate[])[];
}

/** Shares from which a part of a message stands for a question of its own. */
const ownSentence = 0.2;
const ownClause = 0.5;
const mostTopics = 3;
const trustedLoan = 0.55;
const besideTalk = 0.3;
/** After a greeting comes the question, however unsure it is. */
const besideCourtesy = 0.12;

/** What follows the first comma, colon or full stop. */
const afterFirst = (message: string): string[] => {
  const at = message.search(/[,:.!?、。，：！？]/u);
  return at > 0 && at < message.length - 4 ? [message.slice(at + 1)] : [];
};

const isTalk = (id: CardId | undefined): boolean => id?.startsWith('talk.') ?? false;
/** Small talk around a question does not count beside it. */
const isCourtesy = (id: CardId | undefined): boolean =>
  id === 'talk.hello' ||
  id === 'talk.thanks' ||
  id === 'talk.howAreYou' ||
  id === 'talk.bye' ||
  id === 'talk.praise';

/** What only leads to the question that follows. */
const isSigh = (id: CardId | undefined): boolean => isCourtesy(id) || id === 'talk.notThat';

const shareOf = (candidates: readonly Candidate[] | undefined): number => candidates?.[0]?.share ?? 0;

const distinct = (topics: readonly (readonly Candidate[])[]): (readonly Candidate[])[] => {
  const seen = new Set<CardId>();
  return topics.filter((candidates) => {
    const id = candidates[0]?.id;
    if (!id || seen.has(id)) return false;
    seen.add(id);
    return true;
  });
};

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const chipsOfPack = new WeakMap<LanguagePack, Map<string, CardId>>();

/** The card whose chip a message is, word for word. */
const chipOf = (pack: LanguagePack, message: string): CardId | undefined => {
  let chips = chipsOfPack.get(pack);
  if (!chips) {
    chips = new Map(
      Object.entries(pack.cards).map(([id, [chip]]) => [wordsOf(chip).join(' '), id as CardId]),
    );
    chipsOfPack.set(pack, chips);
  }
  return chips.get(wordsOf(message).join(' '));
};

/** Reads a message as a whole and by its parts. */
export const readMessage = (pack: LanguagePack, message: string, helper?: LanguagePack): Reading => {
  const find = (text: string) => candidatesOf(pack.finder, text);
  const chip = chipOf(pack, message);
  const whole = find(message);
  if (chip) return { topics: [[{ id: chip, share: 1 }, ...whole.filter(({ id }) => id !== chip)]] };
  // Loan words: English may know what the language's own model does not.
  const loaned = helper ? candidatesOf(helper.finder, message) : [];
  if (shareOf(loaned) >= trustedLoan && shareOf(loaned) > shareOf(whole)) return { topics: [loaned] };
  const sentences = sentencesOf(message);
  const clauses = sentences.flatMap((sentence) => {
    const parts = clausesOf(sentence, pack.code);
    return parts.length > 1 ? parts : [];
  });
  const bySentence =
    sentences.length > 1 ? sentences.map(find).filter((found) => shareOf(found) >= ownSentence) : [];
  const byClause = clauses
    .filter((clause) => wordCount(clause) > 1 || clause.length > 3)
    .map(find)
    .filter((found) => shareOf(found) >= ownClause);
  const substance = (list: readonly (readonly Candidate[])[]) =>
    distinct(list).filter(([first]) => !isTalk(first?.id));
  const sure = substance(bySentence.length > 1 ? bySentence : []);
  const parts = sure.length > 1 ? sure : substance(byClause);
  if (parts.length > 1) return { topics: parts.slice(0, mostTopics) };
  const all = [whole, ...bySentence, ...byClause];
  // "That's not what I asked. Does the test send anything?": the question counts, not the sigh before it.
  const [asked] = isTalk(whole[0]?.id)
    ? substance([...sentences, ...clauses, ...afterFirst(message)].map(find))
        .filter((found) => shareOf(found) >= (isSigh(whole[0]?.id) ? besideCourtesy : besideTalk))
        .sort((a, b) => shareOf(b) - shareOf(a))
    : [];
  if (asked && sentences.length + clauses.length > 1) return { topics: [asked] };
  const first = all
    .filter((found) => !isCourtesy(found[0]?.id))
    .reduce<readonly Candidate[]>((best, next) => (shareOf(next) > shareOf(best) ? next : best), []);
  const least = isCourtesy(whole[0]?.id) && sentences.length > 1 ? besideCourtesy : 0.3;
  return { topics: [shareOf(first) > least ? first : whole] };
};
