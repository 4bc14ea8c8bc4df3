/**
 * The calculator's AI models in slider order (index 0 to 2, default 1). `priceFactor` scales Starter and
 * Professional prices; `costMultiplier` scales the message-dependent part of a custom price.
 */
export const aiModels = [
  {
    name: 'GPT-3.5 Turbo',
    costMultiplier: 1,
    priceFactor: 1,
    description: 'Fast, cost-effective for basic tasks',
  },
  {
    name: 'Claude 3 Sonnet',
    costMultiplier: 2.5,
    priceFactor: 1.2,
    description: 'Balanced performance and cost',
  },
  {
    name: 'Claude 3 Opus',
    costMultiplier: 5,
    priceFactor: 1.5,
    description: 'Premium model for complex reasoning',
  },
] as const;

export type ModelIndex = 0 | 1 | 2;

export const modelIndexes: readonly ModelIndex[] = [0, 1, 2];
