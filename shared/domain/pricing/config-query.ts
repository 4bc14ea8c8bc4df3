import type { ModelIndex } from './models.ts';
import { defaultConfig, messageLimits, type PricingConfig } from './quote.ts';

const wholeNumber = /^\d{1,9}$/;

/** Whole and within the calculator's range; anything that is not a number gives the default. */
export const clampMessages = (messages: number): number =>
  Number.isFinite(messages)
    ? Math.min(messageLimits.max, Math.max(messageLimits.min, Math.round(messages)))
    : defaultConfig.messages;

const parseModel = (text: string | null): ModelIndex => {
  if (text === '0') return 0;
  if (text === '2') return 2;
  return defaultConfig.model;
};

/** Reads `?messages=25000&model=1`. A shared link is never an error: what does not parse is the default, what is out of range the nearest end. */
export const parseConfig = (query: URLSearchParams): PricingConfig => {
  const messages = query.get('messages') ?? '';
  return {
    messages: wholeNumber.test(messages) ? clampMessages(Number(messages)) : defaultConfig.messages,
    model: parseModel(query.get('model')),
  };
};

/** Writes a configuration so that `parseConfig` reads it back; always both values, so that a shared quote survives new defaults. */
export const configQuery = ({ messages, model }: PricingConfig): string =>
  new URLSearchParams({ messages: String(messages), model: String(model) }).toString();
