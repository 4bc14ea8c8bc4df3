import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';

export type AddOnId = 'language' | 'conversations' | 'integration' | 'training';

/** Language-independent data of a card. */
export interface CardMeta {
  /** Where the site covers this topic: a path with an anchor. */
  readonly href?: string;
  /** Likely follow-up questions, shown as suggestions. */
  readonly next: readonly CardId[];
  /** The plan that this topic suggests interest in. */
  readonly plan?: PlanId;
  readonly managed?: boolean;
  readonly addOn?: AddOnId;
  /** Forms offered as buttons under the reply. */
  readonly buttons?: readonly ('book' | 'contact')[];
  /** Plans that include the feature. If a plan is known, the reply starts with yes or no. */
  readonly plans?: readonly PlanId[];
  /** A customer's problem: under the answer, only a person is offered. */
  readonly isTrouble?: boolean;
  /** The card with the price for this one, for "and how much is that?". */
  readonly price?: CardId;
}

/** Cards of one area. */
export type AreaMeta<Area extends string> = Readonly<Record<Extract<CardId, `${Area}.${string}`>, CardMeta>>;

export const professionalUp: readonly PlanId[] = ['professional', 'enterprise'];
export const everyPlan: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

/** Links shared by many cards. */
export const plansAt = '/#pricing';
export const calculatorAt = '/pricing#calculator';
export const addOnsAt = '/pricing#price-list';
export const featuresAt = '/#features';
export const servicesAt = '/#services';
export const templatesAt = '/#templates';
export const contactAt = '/#contact';
