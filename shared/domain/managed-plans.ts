export interface ManagedPlan {
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Conversations a month; null where unlimited. */
  readonly conversations: number | null;
}

/**
 * The fully managed service: what the assistant quotes beside the platform plans, always saying which of the two it
 * means. Source: product specification, "Chat-side plan prices"; decisions, "Numbers that the specs give twice".
 */
export const managedPlans: readonly ManagedPlan[] = [
  { name: 'Starter', price: 1497, conversations: 1000 },
  { name: 'Professional', price: 2497, conversations: 5000 },
  { name: 'Enterprise', price: 2997, conversations: null },
];

/** The smallest managed plan that covers a number of conversations a month. */
export const managedPlanFor = (conversations: number): ManagedPlan => {
  const plan = managedPlans.find((candidate) => (candidate.conversations ?? Infinity) >= conversations);
  if (!plan) throw new RangeError('No managed plan is unlimited');
  return plan;
};
