import { planOf, type TierId } from '#shared/domain/pricing/plans.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import { calculatorContext } from '#shared/domain/pricing/quote-text.ts';
import { writeStored } from '#web/lib/persist.ts';
import { calculatorKey, planKey } from './pricing-visit.ts';

/** Keeps what the visitor set in this tab, so that it travels with a message they send from another page. */
export const rememberConfig = (config: PricingConfig): void => {
  writeStored(calculatorKey, calculatorContext(config), 'session');
};

export const rememberPlan = (plan: TierId): void => {
  writeStored(planKey, planOf(plan).name, 'session');
};
