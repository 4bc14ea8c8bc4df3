import type { VisitContext } from '#shared/api/contact.ts';
import { persisted } from '#web/lib/persist.ts';

const acceptCalculator = (value: unknown): VisitContext['calculator'] => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { messages, model, tier, monthly } = value as Record<string, unknown>;
  return typeof messages === 'number' &&
    typeof model === 'number' &&
    typeof tier === 'string' &&
    typeof monthly === 'number'
    ? { messages, model, tier: tier.slice(0, 20), monthly }
    : undefined;
};

const acceptPlan = (value: unknown): VisitContext['plan'] =>
  typeof value === 'string' ? value.slice(0, 40) : undefined;

export const storedCalculator = persisted('pricing-calculator', {
  fallback: undefined,
  parse: acceptCalculator,
  area: 'session',
});
export const storedPlan = persisted('pricing-plan', {
  fallback: undefined,
  parse: acceptPlan,
  area: 'session',
});

/**
 * The pricing page's part of a lead's visit context: only values that the visitor set. Because every page's
 * bundle contains it, it reads stored values without importing the pricing rules.
 */
export const pricingVisit = (): Partial<VisitContext> => {
  const calculator = storedCalculator.read();
  const plan = storedPlan.read();
  return { ...(calculator ? { calculator } : {}), ...(plan ? { plan } : {}) };
};
