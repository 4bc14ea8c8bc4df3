import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { company } from './meta/company.ts';
import { features } from './meta/features.ts';
import { industries } from './meta/industries.ts';
import { plans } from './meta/plans.ts';
import { site } from './meta/site.ts';
import { talk } from './meta/talk.ts';
import { trust } from './meta/trust.ts';
import type { CardMeta } from './meta/types.ts';

/** Link, follow-ups and subject of every card. The type requires all cards. */
export const catalogue: Readonly<Record<CardId, CardMeta>> = {
  ...plans,
  ...features,
  ...trust,
  ...industries,
  ...company,
  ...site,
  ...talk,
};
