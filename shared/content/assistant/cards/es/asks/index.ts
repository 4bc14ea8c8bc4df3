import type { LanguageAsks } from '#shared/content/assistant/cards/types.ts';
import { company } from './company.ts';
import { features } from './features.ts';
import { industries } from './industries.ts';
import { plans } from './plans.ts';
import { site } from './site.ts';
import { talk } from './talk.ts';
import { trust } from './trust.ts';

export const asks: LanguageAsks = { plans, features, trust, industries, company, site, talk };
