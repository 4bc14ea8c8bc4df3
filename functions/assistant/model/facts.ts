import { brand } from '#shared/brand.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { languages } from '#shared/domain/languages.ts';
import { competitorEstimates } from '#shared/domain/pricing/competitors.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { pricingPlans } from '#shared/domain/pricing/plans.ts';
import { currentSiteValues } from '#shared/site/published.ts';
import { cardIds } from '../cards/ids.ts';
import { loadPack } from '../packs/load.ts';
import { makeCardRenderer } from '../talk/request.ts';
import { pageFacts } from './public-pages.ts';

/** Cards for small talk: a model answers it without facts. */
const isSmallTalk = (id: CardId): boolean => id.startsWith('talk.');

const english = async () => {
  const [pack, answers] = await Promise.all([loadPack('en'), loadAnswers('en')]);
  return { pack, answers };
};

/** What the pages say in tables and lists, where no card repeats it. */
const publishedFacts = (): string[] => {
  const { prices, trust, claims, currency } = brand;
  const base = new Intl.NumberFormat(currency.locale, {
    style: 'currency',
    currency: currency.code,
    maximumFractionDigits: 0,
  }).format(prices.custom.base);
  const chat = Object.values(languages).map(({ name }) => name);
  const at25k = pricingPlans.find(({ maxMessages }) => maxMessages >= 25_000);
  return [
    ...(competitorEstimates(25_000).length > 1
      ? [
          `What do the estimates against competitors mean? They compare platform and message fees only; they are no price of a plan: 25,000 messages a month need ${at25k?.name}.`,
        ]
      : []),
    `What does Enterprise cost? Above Professional's messages it is priced individually, from ${base} a month.`,
    `Which model is in the price of a plan? The prices of ${pricingPlans.flatMap(({ name, pricePerMonth }) => (pricePerMonth > 0 ? [name] : [])).join(' and ')} without a model's name are with ${aiModels[0].name}.`,
    'How many languages are included in Professional? It lists several languages; the site does not say how many before the price of an additional language counts.',
    'What does the site not state? Reselling or white label under another name, SOC 2 and other certificates than the badges, tax, ways to pay, public holidays. It is not stated: say so and offer to pass the question on.',
    `Which languages do you speak? This chat's own assistant: ${chat.join(', ')}. The bots we build: ${claims.languages} languages, all of these among them.`,
    `Where are data processed, and by whom? ${trust.subprocessors.map(({ name, purpose, place }) => `${name}: ${purpose} (${place})`).join('; ')}. Privacy questions: ${brand.privacyEmail}.`,
  ];
};

/**
 * Everything the site says, in English, a line a card and then a line a page: about 13,000 tokens. It is equal for
 * all visitors and languages, so a provider can cache it.
 */
export const allFacts = async (facts: CompanyFacts | undefined): Promise<string[]> => {
  const { pack, answers } = await english();
  const say = makeCardRenderer({ output: pack, answers, facts });
  return [
    ...cardIds
      .filter((id) => !isSmallTalk(id))
      .map((id) => `${pack.cards[id][0]} ${say(id).replace(/\s*\n+\s*/g, ' / ')}`),
    ...publishedFacts(),
    // Texts of the pages are read while they are loaded, so after a publication they may be old.
    ...(Object.keys(currentSiteValues()).length > 0 ? [] : pageFacts()),
  ];
};
