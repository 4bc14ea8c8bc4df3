import type { CardId } from '#shared/content/assistant/cards/types.ts';

/** Cards beside which a number of messages asks for the plan that holds it. */
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

/** Cards that tell a price. */
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

/** Cards beside which the name of a model asks for its price. */
export const modelCards: ReadonlySet<CardId> = new Set([
  'plans.modelPrices',
  'plans.prices',
  'plans.whichPlan',
  'plans.custom',
  'site.calculator',
  'plans.starter',
  'plans.professional',
]);

/** Cards that talk about languages. */
export const languageCards: ReadonlySet<CardId> = new Set([
  'features.languages',
  'plans.addLanguage',
  'talk.myLanguages',
]);

/** Cards that a question with "a year" or "monthly" in it may be about, whatever else was said. */
export const ofTheirOwn: ReadonlySet<CardId> = new Set([
  'plans.discount',
  'plans.contract',
  'plans.cancel',
  'plans.payment',
  'plans.refund',
  'plans.setupFee',
  'plans.trial',
]);
