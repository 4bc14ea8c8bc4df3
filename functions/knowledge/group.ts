import { likeness, type Rarity, weighed } from '#functions/assistant/retrieval/likeness.ts';
import type { UnansweredTurn } from '#functions/store/conversations/unanswered.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import { namesIn, wordsOf } from './names.ts';

/** From this likeness on two questions ask the same. */
const alike = 0.42;
/** Less is enough where both come nearest to one card. */
const alikeNearOneCard = 0.2;
/** So near to one card that two questions in different languages, which share no words, are about the same. */
const sameSubject = 0.25;

interface Asked {
  readonly turn: UnansweredTurn;
  readonly vector: ReturnType<typeof weighed>;
  /** The cards that came nearest, with their shares. */
  readonly near: ReadonlyMap<string, number>;
  /** Names and numbers, which are the same in every language. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

const nearOf = ({ explained, cards }: UnansweredTurn): ReadonlyMap<string, number> => {
  const { card = cards[0], score = 0, runnerUp } = explained ?? {};
  return new Map([
    ...(runnerUp ? [[runnerUp.card, runnerUp.score] as const] : []),
    ...(card ? [[card, score] as const] : []),
  ]);
};

/** How sure it is that both are about one card: the smaller of their shares, for the card they share best. */
const sharedCard = (one: Asked, other: Asked): number =>
  Math.max(0, ...[...one.near].map(([card, share]) => Math.min(share, other.near.get(card) ?? 0)));

const names = (one: Asked, other: Asked): boolean => one.names.some((name) => other.words.has(name));

const sameAsked = (one: Asked, other: Asked): boolean => {
  const shared = sharedCard(one, other);
  const like = likeness(one.vector, other.vector);
  if (like >= alike || (shared > 0 && like >= alikeNearOneCard)) return true;
  if (one.turn.language === other.turn.language) return false;
  // Another language has other words: a card both are near to, or a name and a number, speak for them.
  return shared >= sameSubject || names(one, other) || names(other, one);
};

/** Puts alike questions together, also across languages where names, numbers or the nearest card tell; the most asked first. */
export const groupUnanswered = (turns: readonly UnansweredTurn[], rarity: Rarity): UnansweredGroup[] => {
  const groups: Asked[][] = [];
  for (const turn of turns) {
    const asked = {
      turn,
      vector: weighed(turn.said, rarity),
      near: nearOf(turn),
      names: namesIn(turn.said, turn.language),
      words: wordsOf(turn.said),
    };
    const group = groups.find((members) => members.some((one) => sameAsked(one, asked)));
    if (group) group.push(asked);
    else groups.push([asked]);
  }
  return groups
    .map((asked) => {
      const members = asked.map(({ turn }) => turn);
      const [latest] = members;
      // The shortest says most plainly what is meant.
      const typical = [...members].sort((a, b) => a.said.length - b.said.length)[0] ?? latest;
      return {
        question: typical?.said ?? '',
        language: typical?.language ?? ('en' as const),
        count: members.length,
        lastAt: members.reduce((last, { at }) => (at > last ? at : last), ''),
        questions: members.slice(0, 50).map(({ said, language, at, conversation, id }) => ({
          text: said,
          language,
          at,
          conversation,
          turn: id,
        })),
      };
    })
    .sort((a, b) => b.count - a.count || b.lastAt.localeCompare(a.lastAt));
};
