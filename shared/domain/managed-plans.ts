import { brand } from '#shared/brand.ts';

export interface ManagedPlan {
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Conversations a month; null where unlimited. */
  readonly conversations: number | null;
}

/**
 * The fully managed service: what the assistant quotes beside the platform plans, always saying which of the two it
 * means. See docs/behaviour.md, "Plans and prices".
 */
export const managedPlans: readonly ManagedPlan[] = [
  { name: 'Starter', price: brand.prices.managed.starter, conversations: 1000 },
  { name: 'Professional', price: brand.prices.managed.professional, conversations: 5000 },
  { name: 'Enterprise', price: brand.prices.managed.enterprise, conversations: null },
];

/** The smallest managed plan that covers a number of conversations a month. */
export const managedPlanFor = (conversations: number): ManagedPlan => {
  const plan = managedPlans.find((candidate) => (candidate.conversations ?? Infinity) >= conversations);
  if (!plan) throw new RangeError('No managed plan is unlimited');
  return plan;
};
