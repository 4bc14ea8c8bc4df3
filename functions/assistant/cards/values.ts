import { brand } from '#shared/brand.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import { setupDays } from '#shared/content/templates/setup-days.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { managedPlans } from '#shared/domain/managed-plans.ts';
import { planStatements } from '#shared/domain/plans.ts';
import { competitorEstimates, estimatesDate } from '#shared/domain/pricing/competitors.ts';
import { aiModels, type ModelIndex } from '#shared/domain/pricing/models.ts';
import { planOf, pricingPlans, type TierId } from '#shared/domain/pricing/plans.ts';
import { pricePerThousand } from '#shared/domain/pricing/quote.ts';
import { roi, roiDefaults } from '#shared/domain/roi.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import {
  addOnPrice,
  chatLanguageCount,
  firstVersionHours,
  formatters,
  integrationNames,
  starterIntegrations,
  tailoring,
} from '../facts.ts';
import { fill, type Values } from '../fill.ts';
import { listSubprocessors } from './places.ts';
import { templateOf } from './templates.ts';

/** Sentences for price lists in one language. */
export type PriceSentences = Pick<
  Answers,
  'platformIntro' | 'planLine' | 'planCustom' | 'managedIntro' | 'managedLine' | 'managedUnlimited'
>;

/** Days until anonymous conversations and workspaces are deleted. Source: the privacy page. */
const retentionDays = 90;
const comparedMessages = 25_000;
const noticeDays = (): string =>
  planStatements()
    .map((text) => /(\d+)-day notice/.exec(text)?.[1])
    .find(Boolean) ?? '30';

const modelPrice = (tier: TierId, model: ModelIndex): number =>
  Math.round(planOf(tier).pricePerMonth * aiModels[model].priceFactor);

/** Price per thousand messages of a fully used plan with its default model. */
const perThousand = (tier: TierId): number =>
  pricePerThousand({ messages: planOf(tier).maxMessages, model: 0 });

/** Lines such as `Starter: $129 / $1,497` for plans with a platform and a managed price. */
const listPlanPrices = (price: (amount: number) => string): string =>
  pricingPlans
    .flatMap(({ name, pricePerMonth }) => {
      const managed = managedPlans.find((plan) => plan.name === name);
      return managed && pricePerMonth > 0
        ? [`${name}: ${price(pricePerMonth)} / ${price(managed.price)}`]
        : [];
    })
    .join('\n');

const priceLists = (code: LanguageCode, say: PriceSentences): Values => {
  const { count, price } = formatters(code);
  return {
    platformPrices: [
      say.platformIntro,
      ...pricingPlans.map(({ name, pricePerMonth, maxMessages }) =>
        pricePerMonth > 0
          ? fill(say.planLine, { plan: name, price: price(pricePerMonth), messages: count(maxMessages) })
          : fill(say.planCustom, { plan: name }),
      ),
    ].join('\n'),
    managedPrices: [
      say.managedIntro,
      ...managedPlans.map(({ name, price: amount, conversations }) =>
        conversations === null
          ? fill(say.managedUnlimited, { plan: name, price: price(amount) })
          : fill(say.managedLine, { plan: name, price: price(amount), count: count(conversations) }),
      ),
    ].join('\n'),
  };
};

const estimatesById = () =>
  Object.fromEntries(competitorEstimates(comparedMessages).map((row) => [row.id, row]));

/** Cards that name competitors, which the owner's comparison may not have. */
const comparing: ReadonlySet<CardId> = new Set<CardId>(['site.competitors', 'site.saving']);

/** Whether what a card says about competitors is in the comparison. */
export const isComparable = (id: CardId): boolean => {
  if (!comparing.has(id)) return true;
  const { intercom, drift, zendesk } = estimatesById();
  return intercom !== undefined && intercom.savingPercent > 0 && drift !== undefined && zendesk !== undefined;
};

/** Whether the figure in a card's question is the present one. */
export const isPresentFigure = (id: CardId, question: string): boolean => {
  const figure =
    id === 'site.saving'
      ? estimatesById().intercom?.savingPercent
      : id === 'site.roiShare'
        ? brand.prices.savings.automatedPercent
        : undefined;
  return figure === undefined || question.includes(String(figure));
};

/** Returns the placeholder values of a card in a language. All numbers come from the site's own data. */
export const cardValues = (code: LanguageCode, sentences: PriceSentences): ((id: CardId) => Values) => {
  const { count, price, list } = formatters(code);
  const estimates = estimatesById();
  const estimate = (id: string): string => price(estimates[id]?.estimate ?? 0);
  const saved = roi(roiDefaults());
  const common: Values = {
    brand: brand.name,
    legalName: brand.legalName,
    email: brand.email,
    privacyEmail: brand.privacyEmail,
    supportEmail: brand.supportEmail,
    salesEmail: brand.salesEmail,
    hours: brand.responseHours,
    from: brand.consultationHours.from,
    to: brand.consultationHours.to,
    slot: brand.consultationHours.slotMinutes,
    zone: brand.timeZone,
    uptime: brand.claims.uptime,
    languages: brand.claims.languages,
    badges: list(brand.claims.badges),
    currency: brand.currency.code,
    subprocessors: list(listSubprocessors(code)) || '–',
    chatLanguages: chatLanguageCount,
    starter: planOf('starter').name,
    professional: planOf('professional').name,
    enterprise: planOf('enterprise').name,
    starterPrice: price(planOf('starter').pricePerMonth),
    professionalPrice: price(planOf('professional').pricePerMonth),
    starterMessages: count(planOf('starter').maxMessages),
    professionalMessages: count(planOf('professional').maxMessages),
    starterIntegrations,
    managedPairs: listPlanPrices(price),
    managedStarter: price(Math.min(...managedPlans.map((plan) => plan.price))),
    sonnetStarter: price(modelPrice('starter', 1)),
    opusStarter: price(modelPrice('starter', 2)),
    sonnetProfessional: price(modelPrice('professional', 1)),
    opusProfessional: price(modelPrice('professional', 2)),
    languagePrice: price(addOnPrice('language')),
    conversationPrice: price(addOnPrice('conversations')),
    integrationPrice: price(addOnPrice('integration')),
    starterThousand: price(perThousand('starter')),
    professionalThousand: price(perThousand('professional')),
    flows: flowLimits.flowsPerWorkspace,
    nodes: flowLimits.nodes,
    versions: flowLimits.revisionsKept,
    trainingPrice: price(addOnPrice('training')),
    integrations: list(integrationNames),
    templates: Object.keys(setupDays).length,
    daysFrom: tailoring.from,
    daysTo: tailoring.to,
    firstHours: firstVersionHours,
    noticeDays: noticeDays(),
    retentionDays,
    oursAt25k: estimate('ours'),
    intercomAt25k: estimate('intercom'),
    driftAt25k: estimate('drift'),
    zendeskAt25k: estimate('zendesk'),
    savingPercent: estimates.intercom?.savingPercent ?? 0,
    estimatesDate: estimatesDate(),
    roiShare: `${brand.prices.savings.automatedPercent} %`,
    roiDays: brand.prices.savings.workingDays,
    roiRate: price(roiDefaults().hourlyRate),
    roiMonthly: price(saved.monthly),
    roiYearly: price(saved.yearly),
    ...priceLists(code, sentences),
  };
  return (id) => {
    const template = templateOf[id];
    if (!template) return common;
    const { from, to } = setupDays[template];
    return { ...common, days: from === to ? String(from) : `${from}–${to}` };
  };
};
