import { brand } from '#shared/brand.ts';
import { aiModels, type ModelIndex } from './models.ts';
import { planOf, type TierId } from './plans.ts';

export interface PricingConfig {
  /** Messages per month, an integer from 1,000 to 100,000. */
  readonly messages: number;
  readonly model: ModelIndex;
}

export const messageLimits = { min: 1_000, max: 100_000, step: 1_000 } as const;
export const defaultConfig: PricingConfig = { messages: 25_000, model: 1 };

/** "Just above" a limit means at most 20 % above it. */
const justAbove = 1.2;

/** Recommended tier: Starter up to 5,000 messages, Professional up to 50,000, otherwise Enterprise. */
export const tierFor = (messages: number): TierId => {
  if (messages <= planOf('starter').maxMessages) return 'starter';
  if (messages <= planOf('professional').maxMessages) return 'professional';
  return 'enterprise';
};

/**
 * US dollars per month, rounded. Up to 50,000 messages: plan price times the model's price factor; above:
 * `1500 + (messages - 50,000) / 1,000 x 0.02 x cost multiplier`. See docs/behaviour.md, "The calculator".
 */
export const monthlyPrice = ({ messages, model }: PricingConfig): number => {
  const tier = tierFor(messages);
  const { costMultiplier, priceFactor } = aiModels[model];
  if (tier !== 'enterprise') return Math.round(planOf(tier).pricePerMonth * priceFactor);
  const thousandsAbove = (messages - planOf('professional').maxMessages) / 1_000;
  const { base, perThousand } = brand.prices.custom;
  return Math.round(base + thousandsAbove * perThousand * costMultiplier);
};

/** US dollars per 1,000 messages, to the cent. */
export const pricePerThousand = (config: PricingConfig): number =>
  Math.round((monthlyPrice(config) * 100_000) / config.messages) / 100;

/** 'includes Claude 3 Sonnet' if a better model raised the plan price; otherwise undefined. */
export const modelNote = ({ messages, model }: PricingConfig): string | undefined =>
  tierFor(messages) !== 'enterprise' && model > 0 ? `includes ${aiModels[model].name}` : undefined;

export interface LowerTierHint {
  readonly messages: number;
  readonly tier: TierId;
  readonly monthly: number;
}

/** Just above a plan's limit: the price at the limit with the same model. */
export const lowerTierHint = ({ messages, model }: PricingConfig): LowerTierHint | undefined => {
  for (const tier of ['starter', 'professional'] as const) {
    const limit = planOf(tier).maxMessages;
    if (messages > limit && messages <= limit * justAbove) {
      return { messages: limit, tier, monthly: monthlyPrice({ messages: limit, model }) };
    }
  }
  return undefined;
};
