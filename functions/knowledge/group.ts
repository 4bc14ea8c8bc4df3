import { likeness, type Rarity, weighed } from '#functions/assistant/retrieval/likeness.ts';
import type { UnansweredTurn } from '#functions/conversations/store/list.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';
import { openReason } from '#shared/domain/conversations.ts';
import { findNames, foldedWordSet } from './names.ts';

/** With this word similarity or more, two questions in one language mean the same. */
const alike = 0.42;
/** With this similarity of their nearest cards or more, two questions mean the same, in any languages. */
const sameSubject = 0.5;
/** Minimum for both similarities if two questions share a name. */
const minSimilarity = 0.2;
const minSharedCards = 0.3;
const sameWithName = 0.2;
/**
 * A question joins a group if it means the same as this share of the members; with single links, groups would
 * chain together.
 */
const maxMembers = 0.5;
const candidatesRead = 5;
const minShare = 0.02;

/** A card near to a question. */
export interface NearCard {
  readonly id: string;
  readonly share: number;
}

/** Features that tell questions apart. */
export interface ClusteringFeatures {
  readonly rarity: Rarity;
  /** The nearest cards to a question, nearest first. */
  readonly nearTo: (turn: UnansweredTurn) => readonly NearCard[];
  /** Whether the site's own texts contain a word; unknown names tell questions apart better. */
  readonly isKnown: (word: string) => boolean;
}

interface Question {
  readonly turn: UnansweredTurn;
  readonly vector: ReturnType<typeof weighed>;
  readonly near: ReadonlyMap<string, number>;
  /** Names and numbers, which are the same in every language. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** How similar the nearest cards of two questions are, 0 to 1. Card ids are the same in every language. */
const subject = (one: Question, other: Question): number => {
  let sum = 0;
  for (const [card, share] of one.near) sum += Math.sqrt(share * (other.near.get(card) ?? 0));
  return sum;
};

const shared = (one: Question, other: Question): string[] => [
  ...one.names.filter((name) => other.words.has(name)),
  ...other.names.filter((name) => one.words.has(name)),
];

const isSameQuestion = (one: Question, other: Question, isKnown: ClusteringFeatures['isKnown']): boolean => {
  const same = subject(one, other);
  if (same >= sameSubject) return true;
  if (one.turn.language === other.turn.language) {
    const like = likeness(one.vector, other.vector);
    return like >= alike || (like >= minSimilarity && same >= minSharedCards);
  }
  const names = shared(one, other);
  return names.some((name) => same >= sameWithName || !isKnown(name));
};

/** Groups similar questions, across languages by nearest cards and shared names; the most asked first. */
export const groupUnanswered = (
  turns: readonly UnansweredTurn[],
  { rarity, nearTo, isKnown }: ClusteringFeatures,
): UnansweredGroup[] => {
  const groups: Question[][] = [];
  for (const turn of turns) {
    const asked: Question = {
      turn,
      vector: weighed(turn.said, rarity),
      near: new Map(
        nearTo(turn)
          .slice(0, candidatesRead)
          .filter(({ share }) => share >= minShare)
          .map(({ id, share }) => [id, share]),
      ),
      names: findNames(turn.said, turn.language),
      words: foldedWordSet(turn.said),
    };
    let best: { group: Question[]; share: number } | undefined;
    for (const group of groups) {
      const share = group.filter((one) => isSameQuestion(one, asked, isKnown)).length / group.length;
      if (share >= maxMembers && share > (best?.share ?? 0)) best = { group, share };
    }
    if (best) best.group.push(asked);
    else groups.push([asked]);
  }
  return groups
    .map((asked) => {
      const members = asked.map(({ turn }) => turn);
      const [latest] = members;
      // The shortest question is usually the clearest.
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
