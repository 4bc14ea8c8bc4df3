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
 * What the pricing page adds to a lead: only what the visitor really set or chose. Part of every page, so it reads what
 * was remembered ready-made and brings none of the pricing rules along.
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
