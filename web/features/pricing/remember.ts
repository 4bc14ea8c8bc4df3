import type { VisitContext } from '#shared/api/contact.ts';
import { parseConfig } from '#shared/domain/pricing/config-query.ts';
import { planOf, type TierId } from '#shared/domain/pricing/plans.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import { calculatorContext } from '#shared/domain/pricing/quote-text.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const configKey = 'pricing-config';
const planKey = 'pricing-plan';

/** Keeps what the visitor set in this tab, so that it travels with a message they send from another page. */
export const rememberConfig = ({ messages, model }: PricingConfig): void => {
  writeStored(configKey, { messages: String(messages), model: String(model) }, 'session');
};

export const rememberPlan = (plan: TierId): void => {
  writeStored(planKey, planOf(plan).name, 'session');
};

const acceptConfig = (value: unknown): PricingConfig | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { messages, model } = value as Record<string, unknown>;
  return typeof messages === 'string' && typeof model === 'string'
    ? parseConfig(new URLSearchParams({ messages, model }))
    : undefined;
};

const acceptText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 40) : undefined;

/** What the pricing page adds to a lead: only what the visitor really set or chose. */
export const pricingVisit = (): Partial<VisitContext> => {
  const config = readStored<PricingConfig | undefined>(configKey, undefined, acceptConfig, 'session');
  const plan = readStored<string | undefined>(planKey, undefined, acceptText, 'session');
  return { ...(config ? { calculator: calculatorContext(config) } : {}), ...(plan ? { plan } : {}) };
};
