import { describe, expect, it } from 'vitest';
import { cardIds } from '#functions/assistant/cards/ids.ts';
import { loadPack } from '#functions/assistant/packs/load.ts';
import { packCodes } from '#functions/assistant/packs/source.ts';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { type Claims, claimedBy, loadClaims } from './claims.ts';

/** Trains packs unless an earlier run cached them; after that a language takes a second or two. */
const trainingMs = 600_000;

/** Names that are the same in every language, so only the browser determines the language. */
const bare: readonly (readonly [message: string, id: CardId])[] = [
  ['SLA?', 'trust.sla'],
  ['HIPAA?', 'trust.hipaa'],
  ['SSO', 'trust.sso'],
  ['ISO 27001?', 'trust.iso'],
  ['A/B', 'features.abTesting'],
  ['API?', 'features.api'],
  ['GDPR?', 'trust.gdpr'],
  ['WhatsApp?', 'features.whatsapp'],
  ['Shopify?', 'features.shopify'],
];

interface Asked {
  readonly message: string;
  readonly id: CardId;
}

/**
 * Questions answered in another language, or with a card that is neither the right one nor offers it as a
 * chip; one readable line each.
 */
const lostOf = async (
  code: string,
  asked: readonly Asked[],
  acceptLanguage?: string,
): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const { message, id } of asked) {
    const { answer, language, pack } = await answerForSite({ message, history: [], acceptLanguage });
    const offered = answer.suggestions.some(({ text }) => text === pack.cards[id][0]);
    if (language !== code || !(offered || answer.cards.includes(id)))
      lost.push(`${message} -> ${language} ${answer.cards.join('+')} instead of ${id}`);
  }
  return lost;
};

describe.each(sampleLanguages(packCodes))('cards in %s', (code) => {
  it('answer every claim of the public pages without a hint at the language', {
    timeout: trainingMs,
  }, async () => {
    const claims = await loadClaims(code);
    const asked = Object.entries(claimedBy).map(([name, id]) => ({
      message: claims[name as keyof Claims],
      id,
    }));
    expect(await lostOf(code, asked)).toEqual([]);
  });

  it('answer names that all languages share in the browser’s language', async () => {
    const asked = bare.map(([message, id]) => ({ message, id }));
    expect(await lostOf(code, asked, code)).toEqual([]);
  });

  it('answer every starter question and suggestion with their own card and language', {
    timeout: trainingMs,
  }, async () => {
    const texts = await loadChatTexts(code);
    const pack = await loadPack(code);
    const starters = (['plans.prices', 'features.deploy', 'industries.templates'] as const).map(
      (id, index) => ({ message: texts.starters[index] ?? '', id }),
    );
    // Small talk is answered without a card if it repeats or apologises.
    const chips = cardIds
      .filter((id) => !id.startsWith('talk.'))
      .map((id) => ({ message: pack.cards[id][0], id }));
    expect(await lostOf(code, [...starters, ...chips], code)).toEqual([]);
  });
});

it.each(packCodes)('the card about stored chats names the panel’s delete button in %s', async (code) => {
  const texts = await loadChatTexts(code);
  expect((await loadPack(code)).cards['trust.chatKept'][1]).toContain(texts.clear);
});
