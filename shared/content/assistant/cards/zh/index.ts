import { withAsks } from '../join.ts';
import type { LanguageCards } from '../types.ts';
import { asks } from './asks/index.ts';
import { company } from './company.ts';
import { features } from './features.ts';
import { industries } from './industries.ts';
import { plans } from './plans.ts';
import { site } from './site.ts';
import { talk } from './talk.ts';
import { trust } from './trust.ts';
import { words } from './words.ts';

export const cards: LanguageCards = {
  code: 'zh',
  words,
  areas: withAsks({ plans, features, trust, industries, company, site, talk }, asks),
};
