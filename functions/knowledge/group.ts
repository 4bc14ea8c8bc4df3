import { likeness, type Rarity, weighed } from '#functions/assistant/retrieval/likeness.ts';
import type { UnansweredTurn } from '#functions/store/conversations/unanswered.ts';
import type { UnansweredGroup } from '#shared/api/knowledge.ts';

/** From this likeness on two questions ask the same. */
const alike = 0.42;
/** Two questions that both come so close to one card, in whatever language, are about the same. */
const sameSubject = 0.12;

interface Group {
  readonly turns: UnansweredTurn[];
  readonly vectors: ReturnType<typeof weighed>[];
  near: string | undefined;
}

const nearOf = ({ explained }: UnansweredTurn): string | undefined => {
  const { card, score = 0, runnerUp } = explained ?? {};
  if (card && score >= sameSubject) return card;
  return runnerUp && runnerUp.score >= sameSubject ? runnerUp.card : undefined;
};

const fits = (group: Group, vector: ReturnType<typeof weighed>, near: string | undefined): boolean =>
  group.vectors.some((one) => likeness(one, vector) >= alike) || (near !== undefined && group.near === near);

/** Puts alike questions together, also across languages where names, numbers or the nearest card tell; the most asked first. */
export const groupUnanswered = (turns: readonly UnansweredTurn[], rarity: Rarity): UnansweredGroup[] => {
  const groups: Group[] = [];
  for (const turn of turns) {
    const vector = weighed(turn.said, rarity);
    const near = nearOf(turn);
    const group = groups.find((one) => fits(one, vector, near));
    if (!group) {
      groups.push({ turns: [turn], vectors: [vector], near });
      continue;
    }
    group.turns.push(turn);
    group.vectors.push(vector);
    group.near ??= near;
  }
  return groups
    .map(({ turns: members }) => {
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
