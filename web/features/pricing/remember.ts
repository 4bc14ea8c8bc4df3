import { planOf, type TierId } from '#shared/domain/pricing/plans.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import { calculatorContext } from '#shared/domain/pricing/quote-text.ts';
import { storedCalculator, storedPlan } from './pricing-visit.ts';

/** Stores the configuration in this tab, so that it is sent with a message from another page. */
export const rememberConfig = (config: PricingConfig): void => {
  storedCalculator.write(calculatorContext(config));
};

export const rememberPlan = (plan: TierId): void => {
  storedPlan.write(planOf(plan).name);
};
