import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import type { ModelIndex } from '#shared/domain/pricing/models.ts';
import type { Vocabulary } from '../lexicons.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { AddOnCounts, Volume } from './slots.ts';

/** State of the conversation before this message. */
export interface Memory {
  readonly plan?: PlanId | undefined;
  readonly managed?: boolean | undefined;
  /** The AI model that was named with it. */
  readonly model?: ModelIndex | undefined;
  readonly addOns: AddOnCounts;
  /** Languages that the visitor wants in addition to the first. */
  readonly languages?: readonly string[] | undefined;
  /** The last plan that the visitor meant, regardless of their volume. */
  readonly namedPlan?: PlanId | undefined;
  readonly industry?: CardId | undefined;
  readonly volume?: Volume | undefined;
  readonly topic?: CardId | undefined;
  /** Cards that came close to the last answer. */
  readonly near: readonly CardId[];
  readonly misses: number;
}

/** A language's pack and word lists. */
export interface InputLanguage {
  readonly pack: LanguagePack;
  readonly vocabulary: Vocabulary;
}
