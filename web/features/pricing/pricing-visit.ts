import type { VisitContext } from '#shared/api/contact.ts';
import { readStored } from '#web/lib/persist.ts';

export const calculatorKey = 'pricing-calculator';
export const planKey = 'pricing-plan';

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

/**
 * The pricing page's part of a lead's visit context: only values that the visitor set. Part of every page's
 * bundle, so it reads stored values without importing the pricing rules.
 */
export const pricingVisit = (): Partial<VisitContext> => {
  const calculator = readStored<VisitContext['calculator']>(
    calculatorKey,
    undefined,
    acceptCalculator,
    'session',
  );
  const plan = readStored<VisitContext['plan']>(planKey, undefined, acceptPlan, 'session');
  return { ...(calculator ? { calculator } : {}), ...(plan ? { plan } : {}) };
};
