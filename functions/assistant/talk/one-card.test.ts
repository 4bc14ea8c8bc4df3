import { expect, it } from 'vitest';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers, loadDetailTexts } from '#shared/content/assistant/load.ts';
import { cardIds } from '../cards/ids.ts';
import { extractFeatures, hash } from '../finder/features.ts';
import { loadVocabulary } from '../lexicons.ts';
import { loadPack } from '../packs/load.ts';
import { answerFromCards } from './answer.ts';

const pack = await loadPack('en');
const answers = await loadAnswers('en');
const detailTexts = await loadDetailTexts('en');
const vocabulary = await loadVocabulary('en');
const sharpness = 0.75;

/** Returns the reply for given cards and shares, independent of training. */
const saidOf = (message: string, shares: Readonly<Partial<Record<CardId, number>>>) => {
  const word = hash('wzor');
  const left = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
  const others = cardIds.length - Object.keys(shares).length;
  const entries = Object.entries(shares).map(
    ([id, share]) =>
      [
        cardIds.indexOf(id as CardId),
        Math.log((share * others) / left) / sharpness / (extractFeatures(message).get(word) ?? 1),
      ] as const,
  );
  const finder = {
    classes: cardIds.length,
    features: Uint32Array.of(word),
    starts: Uint32Array.of(0, entries.length),
    entryClass: Uint8Array.from(entries, ([card]) => card),
    entryWeight: Float32Array.from(entries, ([, weight]) => weight),
  };
  return answerFromCards({
    message,
    history: [],
    memory: { addOns: {}, near: [], misses: 0 },
    misses: 0,
    input: { pack: { ...pack, finder }, vocabulary },
    output: pack,
    answers,
    wish: undefined,
    task: undefined,
    given: { own: {}, all: {}, heard: detailTexts, texts: detailTexts },
  });
};

const question = (id: CardId): string => pack.cards[id][0];

it('uses one card when confident', () => {
  const { cards, sure, message } = saidOf('zor', { 'trust.sso': 0.8, 'trust.sla': 0.15 });
  expect([cards, sure]).toEqual([['trust.sso'], true]);
  expect(message).not.toContain(question('trust.sla'));
});

it('answers with one card when it is likely, and suggests the runner-up', () => {
  const { cards, message, suggestions } = saidOf('zor', { 'trust.sso': 0.4, 'trust.sla': 0.2 });
  expect(cards).toEqual(['trust.sso']);
  expect(message).not.toContain(question('trust.sla'));
  expect(suggestions.map(({ text }) => text)).toContain(question('trust.sla'));
});

it('says that it does not know when the best card is weak, and offers to pass the question on', () => {
  const { cards, message, outcome, suggestions } = saidOf('zor', { 'trust.sso': 0.14, 'trust.sla': 0.05 });
  expect([cards, outcome, message]).toEqual([[], 'unknown', pack.words.dontKnow]);
  expect(suggestions.map(({ text }) => text)).toEqual([
    pack.words.passOn,
    question('trust.sso'),
    question('trust.sla'),
    ...suggestions.slice(3).map(({ text }) => text),
  ]);
});

it('says that it does not know without a near card', () => {
  expect(saidOf('zor', { 'trust.sso': 0.04 }).outcome).toBe('unknown');
});

it("lists a template's use cases after an industry", () => {
  expect(pack.cards['industries.healthcare'][1]).toContain('\n• Emergencies recognised');
});
