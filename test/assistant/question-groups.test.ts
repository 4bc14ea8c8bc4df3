import { beforeAll, describe, expect, it } from 'vitest';
import type { UnansweredTurn } from '#functions/conversations/store/list.ts';
import { loadClusteringFeatures } from '#functions/knowledge/clustering-features.ts';
import { type ClusteringFeatures, groupUnanswered } from '#functions/knowledge/group.ts';
import { readDataLines } from './data-lines.ts';
import { loadSets } from './evaluation-set.ts';

/**
 * Sentences from the sets by the card that answers them, in up to 20 languages: sentences with the same card
 * ask the same.
 */
const labelled = readDataLines<{ card: string; questions: readonly string[] }>('question-groups.jsonl');
const sentences = new Map(loadSets().flatMap((set) => set.sentences.map((one) => [one.id, one])));

/** The models for all languages may have to be trained first. */
const patienceMs = 300_000;

const turnOf = (id: string): UnansweredTurn => {
  const { message, lang } = sentences.get(id) ?? { message: '', lang: 'en' as const };
  return {
    id,
    conversation: id,
    at: '2026-11-22T10:00:00.000Z',
    said: message,
    text: '',
    language: lang,
    page: '/',
    where: 'site',
    outcome: 'unknown',
    mode: 'offline',
    cards: [],
  };
};
const labelOf = new Map(labelled.flatMap(({ card, questions }) => questions.map((id) => [id, card])));
const turns = [...labelOf.keys()].map(turnOf);

/**
 * How many of the grouped pairs belong together, and how many of the pairs that belong together were grouped.
 */
const pairwise = (telling: ClusteringFeatures) => {
  const groupOf = new Map(
    groupUnanswered(turns, telling).flatMap(({ questions }, group) =>
      questions.map(({ turn }) => [turn, group] as const),
    ),
  );
  let [right, wrong, missed] = [0, 0, 0];
  for (const [index, { id: one }] of turns.entries())
    for (const { id: other } of turns.slice(index + 1)) {
      const isSame = labelOf.get(one) === labelOf.get(other);
      const isTogether = groupOf.get(one) === groupOf.get(other);
      if (isSame && isTogether) right += 1;
      else if (isTogether) wrong += 1;
      else if (isSame) missed += 1;
    }
  return { precision: right / (right + wrong), recall: right / (right + missed) };
};

describe('groups of unseen questions', () => {
  let telling: ClusteringFeatures;
  beforeAll(async () => {
    telling = await loadClusteringFeatures(turns);
  }, patienceMs);

  it('are made from more than five hundred questions in twenty languages', () => {
    expect(turns.length).toBeGreaterThan(500);
    expect(new Set(turns.map(({ language }) => language)).size).toBe(20);
    expect(turns.every(({ said }) => said !== '')).toBe(true);
  });

  it('join questions about a subject that the cards know', () => {
    const { precision, recall } = pairwise(telling);
    expect(precision).toBeGreaterThan(0.88);
    expect(recall).toBeGreaterThan(0.7);
  });

  it('separate rather than mix questions about unknown subjects', () => {
    const nearTo: ClusteringFeatures['nearTo'] = (turn) => {
      const near = telling.nearTo(turn);
      const gone = near.find(({ id }) => id === labelOf.get(turn.id))?.share ?? 0;
      return near
        .filter(({ id }) => id !== labelOf.get(turn.id))
        .map(({ id, share }) => ({ id, share: share / Math.max(1 - gone, 1e-6) }));
    };
    const { precision, recall } = pairwise({ ...telling, nearTo });
    expect(precision).toBeGreaterThan(0.42);
    expect(recall).toBeGreaterThan(0.05);
  });
});
