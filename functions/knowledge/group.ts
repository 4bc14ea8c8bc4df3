import { likeness, type Rarity, weighed } from '#functions/assistant/retrieval/likeness.ts';
import type { UnansweredTurn } from '#functions/conversations/store/unanswered.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import { openReason } from '#shared/domain/conversations.ts';
import { namesIn, spokenWords } from './names.ts';

/** From this likeness of words on two questions of one language ask the same. */
const alike = 0.42;
/** From this likeness of what they come near to on two questions ask the same, in whatever languages. */
const sameSubject = 0.5;
/** Some of both, and a name that both have, say as much. */
const somewhatAlike = 0.2;
const somewhatSame = 0.3;
const sameWithName = 0.2;
/** A question belongs to a group with so many of whose members it asks the same: one alone would chain all of them together. */
const mostMembers = 0.5;
const candidatesRead = 5;
const leastShare = 0.02;

/** A card that a question comes near to. */
export interface Near {
  readonly id: string;
  readonly share: number;
}

/** What tells questions apart. */
export interface Telling {
  readonly rarity: Rarity;
  /** The cards that a question comes near to, the nearest first. */
  readonly nearTo: (turn: UnansweredTurn) => readonly Near[];
  /** Whether the site itself speaks of something: a name that it doesn't know tells more. */
  readonly isKnown: (word: string) => boolean;
}

interface Asked {
  readonly turn: UnansweredTurn;
  readonly vector: ReturnType<typeof weighed>;
  readonly near: ReadonlyMap<string, number>;
  /** Names and numbers, which are the same in every language. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** How much two questions come near to the same cards, 0 to 1: cards have the same ids in every language. */
const subject = (one: Asked, other: Asked): number => {
  let sum = 0;
  for (const [card, share] of one.near) sum += Math.sqrt(share * (other.near.get(card) ?? 0));
  return sum;
};

const shared = (one: Asked, other: Asked): string[] => [
  ...one.names.filter((name) => other.words.has(name)),
  ...other.names.filter((name) => one.words.has(name)),
];

const sameAsked = (one: Asked, other: Asked, isKnown: Telling['isKnown']): boolean => {
  const same = subject(one, other);
  if (same >= sameSubject) return true;
  if (one.turn.language === other.turn.language) {
    const like = likeness(one.vector, other.vector);
    return like >= alike || (like >= somewhatAlike && same >= somewhatSame);
  }
  const names = shared(one, other);
  return names.some((name) => same >= sameWithName || !isKnown(name));
};

/** Puts alike questions together, across languages by the cards they come near to and the names they have; the most asked first. */
export const groupUnanswered = (
  turns: readonly UnansweredTurn[],
  { rarity, nearTo, isKnown }: Telling,
): UnansweredGroup[] => {
  const groups: Asked[][] = [];
  for (const turn of turns) {
    const asked: Asked = {
      turn,
      vector: weighed(turn.said, rarity),
      near: new Map(
        nearTo(turn)
          .slice(0, candidatesRead)
          .filter(({ share }) => share >= leastShare)
          .map(({ id, share }) => [id, share]),
      ),
      names: namesIn(turn.said, turn.language),
      words: spokenWords(turn.said),
    };
    let best: { group: Asked[]; share: number } | undefined;
    for (const group of groups) {
      const share = group.filter((one) => sameAsked(one, asked, isKnown)).length / group.length;
      if (share >= mostMembers && share > (best?.share ?? 0)) best = { group, share };
    }
    if (best) best.group.push(asked);
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
        questions: members.slice(0, 50).map((turn) => ({
          text: turn.said,
          language: turn.language,
          at: turn.at,
          conversation: turn.conversation,
          turn: turn.id,
          reason: openReason(turn) ?? 'unknown',
        })),
      };
    })
    .sort((a, b) => b.count - a.count || b.lastAt.localeCompare(a.lastAt));
};
