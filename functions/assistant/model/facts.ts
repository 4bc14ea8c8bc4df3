import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { cardIds } from '../cards/ids.ts';
import { loadPack } from '../packs/load.ts';
import { makeCardRenderer } from '../talk/request.ts';

/** Cards about the conversation itself, which a model needs no text for. */
const isSmallTalk = (id: CardId): boolean => id.startsWith('talk.');

const english = async () => {
  const [pack, answers] = await Promise.all([loadPack('en'), loadAnswers('en')]);
  return { pack, answers };
};

/**
 * Everything the site says, in English, a line a card: about 9,000 tokens. It is equal for all visitors
 * and languages, so a provider can cache it.
 */
export const allFacts = async (facts: CompanyFacts | undefined): Promise<string[]> => {
  const { pack, answers } = await english();
  const say = makeCardRenderer({ output: pack, answers, facts });
  return cardIds
    .filter((id) => !isSmallTalk(id))
    .map((id) => `${pack.cards[id][0]} ${say(id).replace(/\s*\n+\s*/g, ' / ')}`);
};
