import type { CardId } from '#shared/content/assistant/cards/types.ts';

/** Cards for which a number of messages asks for the matching plan. */
export const volumeCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.whichPlan',
  'plans.custom',
  'plans.overage',
  'plans.compare',
  'plans.managed',
  'plans.starter',
  'plans.professional',
  'plans.enterprise',
  'plans.messageCount',
  'plans.cheapest',
  'features.scale',
]);

/** Cards that state a price. */
export const priceCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.cheapest',
  'plans.addLanguage',
  'plans.overage',
  'plans.addIntegration',
  'plans.addTraining',
  'plans.addOns',
  'plans.compare',
]);

/** Cards for which a model's name asks for its price. */
export const modelCards: ReadonlySet<CardId> = new Set([
  'plans.modelPrices',
  'plans.prices',
  'plans.whichPlan',
  'plans.custom',
  'site.calculator',
  'plans.starter',
  'plans.professional',
]);

/** Cards about languages. */
export const languageCards: ReadonlySet<CardId> = new Set([
  'features.languages',
  'plans.addLanguage',
  'talk.myLanguages',
]);

/** Cards that use words such as "a year" or "monthly" themselves, whatever came before. */
export const ofTheirOwn: ReadonlySet<CardId> = new Set([
  'plans.discount',
  'plans.contract',
  'plans.cancel',
  'plans.payment',
  'plans.refund',
  'plans.setupFee',
  'plans.trial',
]);
