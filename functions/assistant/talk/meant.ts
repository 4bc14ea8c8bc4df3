import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import type { Candidate } from '../finder/find.ts';
import type { Vocabulary } from '../lexicons.ts';
import type { Memory } from './memory-types.ts';
import { findManagedPlan } from './quote.ts';
import { isShort } from './request.ts';
import { findPlans, findVolume, saysManaged, saysPlatform } from './slots.ts';

const order: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

/** Returns the next larger plan. */
export const planAbove = (plan: PlanId): PlanId | undefined => order[order.indexOf(plan) + 1];

/** Returns the plan meant by position: "the middle one", "the third", "the next level up". */
export const planByPlace = (
  { plan: spoken, namedPlan, managed, topic }: Memory,
  message: string,
  { says }: Vocabulary,
): PlanId | undefined => {
  const plan = namedPlan ?? spoken;
  const known = plan !== undefined || managed || topic?.startsWith('plans.');
  if (!known || !isShort(message, longest)) return undefined;
  if ((plan || managed) && says('smallest', message) > 0 && says('without', message) === 0) return 'starter';
  if (plan && says('nextUp', message) > 0) return order[order.indexOf(plan) + 1] ?? plan;
  if (plan && says('nextDown', message) > 0) return order[order.indexOf(plan) - 1] ?? plan;
  if (says('middle', message) > 0) return 'professional';
  return says('top', message) > 0 ? 'enterprise' : undefined;
};

const longest = 11;
const managedShare = 0.15;

/** Returns the plan a message means and whether it is managed or platform. */
export const planMeant = (
  memory: Memory,
  message: string,
  vocabulary: Vocabulary,
  candidates: readonly Candidate[],
): { readonly plan?: PlanId | undefined; readonly managed?: boolean | undefined } => {
  const named = findPlans(message).at(-1);
  const plan = named ?? planByPlace(memory, message, vocabulary);
  // "Is the platform on top or included?" asks about the managed service and doesn't leave it.
  const asksBeside =
    memory.managed && !named && vocabulary.says('money', message) === 0 && !isShort(message, 4);
  if (saysPlatform(message) && !saysManaged(message)) return { plan, managed: asksBeside === true };
  const managed =
    saysManaged(message) ||
    candidates.some(({ id, share }) => id === 'plans.managed' && share >= managedShare);
  if (managed) return { plan, managed };
  return plan ? { plan, managed: memory.managed } : {};
};

export interface Overage {
  readonly plan: PlanId;
  readonly extra: number;
}

const limitOf = (plan: PlanId, managed: boolean | undefined): number =>
  (managed ? findManagedPlan(plan)?.conversations : planOf(plan).maxMessages) ?? Number.POSITIVE_INFINITY;

/**
 * "We get 7,000, what do we pay extra?": messages beyond the limit of the plan named, the one named before, or
 * the largest that is too small. A new number changes an earlier overage.
 */
export const beyondPlan = (
  memory: Memory,
  message: string,
  vocabulary: Vocabulary,
  isOverage = false,
): Overage | undefined => {
  const { managed, volume, plan, namedPlan, addOns } = memory;
  const said = findVolume(message, vocabulary) ?? findVolume(message, vocabulary, true);
  const isPriced = vocabulary.says('money', message) > 0 || findPlans(message).length > 0;
  if (vocabulary.says('beyond', message) === 0) {
    if (!said || !addOns.conversations || findPlans(message).length > 0) return undefined;
  } else if (!said && !isPriced) return undefined;
  const count = (said ?? volume)?.count;
  if (count === undefined) return undefined;
  const [named] = findPlans(message);
  const own = named ?? namedPlan ?? plan;
  // "3,000 over the limit": the number is what is beyond it. Extra conversations are counted as such.
  const isBeyond = isOverage || (said?.unit === 'conversations' && !managed);
  if (own && said && isBeyond && said.count < limitOf(own, managed) && own !== 'enterprise')
    return { plan: own, extra: said.count };
  const exceeded = [named, plan, namedPlan, ...order.toReversed()].find(
    (one) => one && count > limitOf(one, managed),
  );
  // A named plan that holds the volume needs nothing beyond it.
  if (!exceeded || (named && named !== exceeded) || (!named && !plan && !namedPlan)) return undefined;
  return { plan: exceeded, extra: count - limitOf(exceeded, managed) };
};
