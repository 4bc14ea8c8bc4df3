import { describe, expect, it } from 'vitest';
import { cardNames } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { fill } from '../fill.ts';
import { chooseLanguages } from '../language/choose.ts';
import { loadPack } from '../packs/load.ts';
import { packBytes, packCodes } from '../packs/source.ts';
import { answerForSite } from '../site-answer.ts';
import { readMessage } from '../talk/reading.ts';
import { catalogue } from './catalogue.ts';
import { cardIds } from './ids.ts';
import { readCards } from './read-cards.ts';
import { cardValues } from './values.ts';

/** Training a language takes seconds unless a previous run cached it. */
const trainingMs = 120_000;

it('numbers every card once', () => {
  expect(cardIds.length).toBe(Object.values(cardNames).flat().length);
  expect(new Set(cardIds).size).toBe(cardIds.length);
  expect(cardIds.length).toBeLessThan(256);
});

it('link every card to follow-ups and to paths of this site', () => {
  for (const id of cardIds) {
    const { href, next } = catalogue[id];
    expect(next, id).not.toContain(id);
    expect(next.length, id).toBeLessThanOrEqual(3);
    if (href) expect(href, id).toMatch(/^\/[a-z]*(?:#[a-z-]+)?$/);
  }
});

describe.each(packCodes)('the cards in %s', (code) => {
  it('have a value for every placeholder', { timeout: trainingMs }, async () => {
    const pack = await loadPack(code);
    const valuesOf = cardValues(code, await loadAnswers(code));
    for (const id of cardIds)
      expect(fill(pack.cards[id][1], valuesOf(id)), id).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('are found by their own suggestions', async () => {
    const pack = await loadPack(code);
    const lost = cardIds.filter((id) => {
      const { topics } = readMessage(pack, pack.cards[id][0]);
      return !topics.some(([top]) => top?.id === id);
    });
    expect(lost).toEqual([]);
  });

  it("answer the chat panel's starter questions in their language", { timeout: trainingMs }, async () => {
    const { starters } = await loadChatTexts(code);
    const { plans, features, industries } = readCards(code).areas;
    expect(starters).toEqual([plans.prices.chip, features.deploy.chip, industries.templates.chip]);
    for (const [starter, id] of [
      [plans.prices.chip, 'plans.prices'],
      [features.deploy.chip, 'features.deploy'],
    ] as const) {
      const { answer, language } = await answerForSite({ message: starter, history: [] });
      expect([language, answer.cards], starter).toEqual([code, [id]]);
      expect(answer.action).toBeUndefined();
    }
  });

  it('keep their language when a suggestion is typed mid-conversation', {
    timeout: trainingMs,
  }, async () => {
    const pack = await loadPack(code);
    const chips = cardIds.map((id) => pack.cards[id][0]);
    const history = [
      { role: 'user' as const, content: pack.cards['plans.prices'][0] },
      { role: 'assistant' as const, content: pack.cards['features.whatWeDo'][1] },
    ];
    const flipped: string[] = [];
    for (const chip of chips)
      if ((await chooseLanguages({ text: chip, history })).spoken !== code) flipped.push(chip);
    expect(flipped).toEqual([]);
  });

  it('fit with their search model into 120 KB', async () => {
    expect((await packBytes(code)).length).toBeLessThanOrEqual(120 * 1024);
  });
});

it('names the six offered industries when a visitor asks for them', () => {
  const { answer } = readCards('en').areas.industries.templates;
  for (const industry of ['e-commerce', 'healthcare', 'finance', 'real estate', 'education', 'hospitality'])
    expect(answer).toContain(industry);
});
