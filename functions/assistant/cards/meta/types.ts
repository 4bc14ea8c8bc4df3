import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';

export type AddOnId = 'language' | 'conversations' | 'integration' | 'training';

/** What holds of a card in every language. */
export interface CardMeta {
  /** Where on the site the answer stands: a path with an anchor. */
  readonly href?: string;
  /** Questions that often come next, as chips. */
  readonly next: readonly CardId[];
  /** What speaking of it says about the visitor's interest. */
  readonly plan?: PlanId;
  readonly managed?: boolean;
  readonly addOn?: AddOnId;
  /** Forms offered as buttons under the answer. */
  readonly buttons?: readonly ('book' | 'contact')[];
  /** Plans that include the feature; with a plan spoken of the answer begins with yes or no. */
  readonly plans?: readonly PlanId[];
  /** The card that has this one's price, for "and how much is that?". */
  readonly price?: CardId;
}

/** The cards of one area. */
export type AreaMeta<Area extends string> = Readonly<Record<Extract<CardId, `${Area}.${string}`>, CardMeta>>;

export const professionalUp: readonly PlanId[] = ['professional', 'enterprise'];
export const everyPlan: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

/** Places on the site that many cards share. */
export const plansAt = '/#pricing';
export const calculatorAt = '/pricing#calculator';
export const addOnsAt = '/pricing#price-list';
export const featuresAt = '/#features';
export const servicesAt = '/#services';
export const templatesAt = '/#templates';
export const contactAt = '/#contact';
