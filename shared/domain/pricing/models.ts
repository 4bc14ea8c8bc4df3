import { brand } from '#shared/brand.ts';

interface AiModel {
  readonly name: string;
  /** Scales the message-dependent part of a custom price. */
  readonly costMultiplier: number;
  /** Scales Starter and Professional prices. */
  readonly priceFactor: number;
  readonly description: string;
}

const withFactors = (name: string, id: 'sonnet' | 'opus', description: string): AiModel => ({
  name,
  get costMultiplier() {
    return brand.prices.models[id].messages;
  },
  get priceFactor() {
    return brand.prices.models[id].price;
  },
  description,
});

/** The calculator's AI models in slider order (index 0 to 2, default 1). */
export const aiModels: readonly [AiModel, AiModel, AiModel] = [
  {
    name: 'GPT-3.5 Turbo',
    costMultiplier: 1,
    priceFactor: 1,
    description: 'Fast, cost-effective for basic tasks',
  },
  withFactors('Claude 3 Sonnet', 'sonnet', 'Balanced performance and cost'),
  withFactors('Claude 3 Opus', 'opus', 'Premium model for complex reasoning'),
];

export type ModelIndex = 0 | 1 | 2;

export const modelIndexes: readonly ModelIndex[] = [0, 1, 2];
