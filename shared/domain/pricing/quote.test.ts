import { afterEach, describe, expect, it } from 'vitest';
import { applySiteValues } from '#shared/site/published.ts';
import type { ModelIndex } from './models.ts';
import { aiModels, modelIndexes } from './models.ts';
import { planOf, pricingPlans, type TierId } from './plans.ts';
import {
  defaultConfig,
  lowerTierHint,
  messageLimits,
  modelNote,
  monthlyPrice,
  pricePerThousand,
  tierFor,
} from './quote.ts';
import { planPriceNote } from './quote-text.ts';

/**
 * Worked out by hand from the rules, not by the code:
 * 129 x 1 / 1.2 = 154.8 / 1.5 = 193.5; 699 x 1 / 1.2 = 838.8 / 1.5 = 1048.5;
 * 50,001: 1500 + 0.001 x 0.02 x m < 1500.5; 100,000: 1500 + 50 x 0.02 x 1 / 2.5 / 5 = 1501 / 1502.5 / 1505.
 */
const table: readonly [messages: number, tier: TierId, prices: readonly [number, number, number]][] = [
  [1_000, 'starter', [129, 155, 194]],
  [5_000, 'starter', [129, 155, 194]],
  [5_001, 'professional', [699, 839, 1049]],
  [25_000, 'professional', [699, 839, 1049]],
  [50_000, 'professional', [699, 839, 1049]],
  [50_001, 'enterprise', [1500, 1500, 1500]],
  [75_000, 'enterprise', [1501, 1501, 1503]],
  [100_000, 'enterprise', [1501, 1503, 1505]],
];

describe('monthlyPrice', () => {
  const cases = table.flatMap(([messages, tier, prices]) =>
    prices.map((price, model) => ({ messages, tier, model: model as ModelIndex, price })),
  );

  it.each(cases)(
    'is $price for $messages messages with model $model [PRICE-003]',
    ({ messages, tier, model, price }) => {
      expect(monthlyPrice({ messages, model })).toBe(price);
      expect(tierFor(messages)).toBe(tier);
    },
  );

  it('never decreases with more messages or a better model [PRICE-004]', () => {
    for (const model of modelIndexes) {
      let last = 0;
      for (let messages = messageLimits.min; messages <= messageLimits.max; messages += 500) {
        const price = monthlyPrice({ messages, model });
        expect(price).toBeGreaterThanOrEqual(last);
        last = price;
      }
    }
  });
});

describe('the owner’s factors', () => {
  afterEach(() => applySiteValues({}));

  it('change prices with a better model, below and above the limit', () => {
    applySiteValues({ offer: { models: { sonnet: { price: 1.5 }, opus: { messages: 10 } } } });
    expect(monthlyPrice({ messages: 25_000, model: 1 })).toBe(1049);
    expect(monthlyPrice({ messages: 100_000, model: 1 })).toBe(1503);
    expect(monthlyPrice({ messages: 100_000, model: 2 })).toBe(1510);
    expect(monthlyPrice({ messages: 25_000, model: 0 })).toBe(699);
  });
});

describe('calculator constants', () => {
  it('have a middle default and the specified range [PRICE-002]', () => {
    expect(defaultConfig).toEqual({ messages: 25_000, model: 1 });
    expect(messageLimits).toEqual({ min: 1_000, max: 100_000, step: 1_000 });
    expect(aiModels.map(({ costMultiplier, priceFactor }) => [costMultiplier, priceFactor])).toEqual([
      [1, 1],
      [2.5, 1.2],
      [5, 1.5],
    ]);
  });

  it('show Unlimited for Enterprise and use a million for arithmetic', () => {
    expect(planOf('enterprise')).toMatchObject({
      messagesLabel: 'Unlimited',
      maxMessages: 1_000_000,
      pricePerMonth: 0,
    });
    expect(pricingPlans.filter((plan) => plan.popular).map((plan) => plan.id)).toEqual(['professional']);
  });
});

describe('pricePerThousand', () => {
  it.each([
    [1_000, 0, 129],
    [25_000, 1, 33.56],
    [50_000, 2, 20.98],
    [100_000, 0, 15.01],
  ] as const)('is for %i messages with model %i %f', (messages, model, dollars) => {
    expect(pricePerThousand({ messages, model })).toBe(dollars);
  });
});

describe('modelNote', () => {
  it.each([
    [5_000, 0, undefined],
    [5_000, 1, 'includes Claude 3 Sonnet'],
    [50_000, 2, 'includes Claude 3 Opus'],
    [50_001, 2, undefined],
  ] as const)('is for %i messages and model %i %s', (messages, model, note) => {
    expect(modelNote({ messages, model })).toBe(note);
  });
});

describe('lowerTierHint', () => {
  it.each([
    [5_000, undefined],
    [5_001, { messages: 5_000, tier: 'starter', monthly: 155 }],
    [6_000, { messages: 5_000, tier: 'starter', monthly: 155 }],
    [6_001, undefined],
    [50_000, undefined],
    [50_001, { messages: 50_000, tier: 'professional', monthly: 839 }],
    [60_000, { messages: 50_000, tier: 'professional', monthly: 839 }],
    [60_001, undefined],
  ] as const)('is at %i messages with Sonnet %o', (messages, hint) => {
    expect(lowerTierHint({ messages, model: 1 })).toEqual(hint);
  });
});

describe('planPriceNote', () => {
  it('explains a price that excludes the model named on the card', () => {
    expect(planPriceNote('professional')).toBe('with GPT-3.5 Turbo, $839 with Claude 3 Sonnet');
  });

  it('is undefined for the other plans', () => {
    expect([planPriceNote('starter'), planPriceNote('enterprise')]).toEqual([undefined, undefined]);
  });
});
