import { describe, expect, it } from 'vitest';
import { formatEstimate, formatPrice, formatRate } from '#shared/domain/money.ts';
import { clampMessages, configQuery, parseConfig } from './config-query.ts';
import { formatMessages } from './format.ts';
import { calculatorContext, configMessage, priceText } from './quote-text.ts';

describe('parseConfig', () => {
  it.each([
    ['', 25_000, 1],
    ['messages=5001&model=0', 5_001, 0],
    ['messages=100000&model=2', 100_000, 2],
    ['messages=999&model=3', 1_000, 1],
    ['messages=100001&model=-1', 100_000, 1],
    ['messages=1e4&model=1.0', 25_000, 1],
    ['messages=-5&model=02', 25_000, 1],
    ['messages=99999999999&model=', 25_000, 1],
    ['messages=٣&model=١', 25_000, 1],
  ] as const)('reads "%s"', (query, messages, model) => {
    expect(parseConfig(new URLSearchParams(query))).toEqual({ messages, model });
  });

  it('reads what configQuery wrote', () => {
    const config = { messages: 50_001, model: 2 } as const;
    expect(parseConfig(new URLSearchParams(configQuery(config)))).toEqual(config);
  });

  it('uses the default for anything but a number', () => {
    expect(clampMessages(Number.NaN)).toBe(25_000);
    expect(clampMessages(1_234.5)).toBe(1_235);
  });
});

describe('quote texts', () => {
  it('format money, counts and rates', () => {
    expect(formatPrice(1505)).toBe('$1,505');
    expect(formatEstimate(402)).toBe('$402.00');
    expect(formatMessages(100_000)).toBe('100,000');
    expect(formatRate(0.000026)).toBe('$0.000026');
    expect(formatRate(0.0001)).toBe('$0.0001');
  });

  it('say when a price is custom', () => {
    expect(priceText({ messages: 25_000, model: 1 })).toBe('$839 a month');
    expect(priceText({ messages: 100_000, model: 2 })).toBe('custom, about $1,505 a month');
  });

  it('put the configuration into the message and the visit context', () => {
    const config = { messages: 25_000, model: 1 } as const;
    const quote =
      'pricing calculator: 25,000 messages a month with Claude 3 Sonnet, recommended plan Professional, $839 a month';
    expect(configMessage(config)).toBe(quote);
    expect(configMessage(config, 'starter')).toBe(`Starter plan; ${quote}`);
    expect(calculatorContext(config)).toEqual({
      messages: 25_000,
      model: 1,
      tier: 'Professional',
      monthly: 839,
    });
  });
});
