import type { ModelIndex } from './models.ts';
import { defaultConfig, messageLimits, type PricingConfig } from './quote.ts';

const wholeNumber = /^\d{1,9}$/;

/** Rounds and clamps to the calculator's range; a non-number gives the default. */
export const clampMessages = (messages: number): number =>
  Number.isFinite(messages)
    ? Math.min(messageLimits.max, Math.max(messageLimits.min, Math.round(messages)))
    : defaultConfig.messages;

const parseModel = (text: string | null): ModelIndex => {
  if (text === '0') return 0;
  if (text === '2') return 2;
  return defaultConfig.model;
};

/**
 * Reads `?messages=25000&model=1`. Invalid values become the default and out-of-range values the nearest
 * limit, so that a shared link never fails.
 */
export const parseConfig = (query: URLSearchParams): PricingConfig => {
  const messages = query.get('messages') ?? '';
  return {
    messages: wholeNumber.test(messages) ? clampMessages(Number(messages)) : defaultConfig.messages,
    model: parseModel(query.get('model')),
  };
};

/** Writes both values, so that a shared quote survives changed defaults. */
export const configQuery = ({ messages, model }: PricingConfig): string =>
  new URLSearchParams({ messages: String(messages), model: String(model) }).toString();
