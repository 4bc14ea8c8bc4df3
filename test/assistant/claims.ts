import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { byLanguage } from '#shared/domain/by-language.ts';

/** Claims on the public pages, each with the card that answers a question about it. */
export const claimedBy = {
  uptime: 'features.uptime',
  oneDay: 'features.deploy',
  languages: 'features.languages',
  starterMessages: 'plans.starter',
  modelPrice: 'plans.modelPrices',
  noSetupFee: 'plans.setupFee',
  notice: 'plans.cancel',
  hipaa: 'trust.hipaa',
  saving: 'site.saving',
  noShows: 'company.noShows',
  fastReply: 'company.fastReply',
  roiShare: 'site.roiShare',
  whatsapp: 'features.whatsapp',
  extraLanguage: 'plans.addLanguage',
  onPremises: 'trust.onPremises',
  noTracking: 'trust.tracking',
  chatKept: 'trust.chatKept',
  answerTime: 'company.responseTime',
  templates: 'industries.templates',
  aiAct: 'trust.aiAct',
  formData: 'trust.formData',
  flowLimits: 'site.flowLimits',
} as const satisfies Record<string, CardId>;

/** The claims as questions from visitors in one language. */
export type Claims = Readonly<Record<keyof typeof claimedBy, string>>;

export const loadClaims = byLanguage<Claims>(
  (language) => import(`./data/claims/${language}.json`, { with: { type: 'json' } }),
);
