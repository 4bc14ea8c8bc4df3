import { brand } from '#shared/brand.ts';

export interface ManagedPlan {
  readonly name: string;
  /** US dollars per month. */
  readonly price: number;
  /** Conversations per month; null if unlimited. */
  readonly conversations: number | null;
}

/**
 * Plans of the fully managed service, which the assistant quotes beside the platform plans. See
 * docs/behaviour.md, "Plans and prices".
 */
export const managedPlans: readonly ManagedPlan[] = [
  {
    name: 'Starter',
    get price() {
      return brand.prices.managed.starter;
    },
    conversations: 1000,
  },
  {
    name: 'Professional',
    get price() {
      return brand.prices.managed.professional;
    },
    conversations: 5000,
  },
  {
    name: 'Enterprise',
    get price() {
      return brand.prices.managed.enterprise;
    },
    conversations: null,
  },
];

/** The smallest managed plan that covers a number of conversations a month. */
export const managedPlanFor = (conversations: number): ManagedPlan => {
  const plan = managedPlans.find((candidate) => (candidate.conversations ?? Infinity) >= conversations);
  if (!plan) throw new RangeError('No managed plan is unlimited');
  return plan;
};
