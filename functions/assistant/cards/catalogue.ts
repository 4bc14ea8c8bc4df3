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

const professionalUp: readonly PlanId[] = ['professional', 'enterprise'];
const everyPlan: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

const plansAt = '/#pricing';
const calculatorAt = '/pricing#calculator';
const addOnsAt = '/pricing#price-list';
const featuresAt = '/#features';
const servicesAt = '/#services';
const templatesAt = '/#templates';
const contactAt = '/#contact';

const industry = (): CardMeta => ({
  href: templatesAt,
  next: ['industries.customise', 'features.deploy', 'plans.whichPlan'],
  buttons: ['book'],
  price: 'plans.prices',
});

const small: CardMeta = { next: ['features.whatWeDo', 'plans.prices', 'features.deploy'] };

/** Every card's place, what comes next and what it is about. A test names what is missing. */
export const catalogue: Readonly<Record<CardId, CardMeta>> = {
  'plans.prices': {
    href: plansAt,
    next: ['plans.compare', 'plans.whichPlan', 'plans.addOns'],
    buttons: ['book'],
  },
  'plans.starter': {
    href: plansAt,
    next: ['plans.professional', 'plans.addOns', 'plans.contract'],
    plan: 'starter',
    price: 'plans.starter',
  },
  'plans.professional': {
    href: plansAt,
    next: ['plans.enterprise', 'plans.modelPrices', 'plans.contract'],
    plan: 'professional',
    price: 'plans.professional',
  },
  'plans.enterprise': {
    href: plansAt,
    next: ['trust.onPremises', 'trust.sla', 'plans.custom'],
    plan: 'enterprise',
    buttons: ['book', 'contact'],
    price: 'plans.custom',
  },
  'plans.compare': { href: plansAt, next: ['plans.whichPlan', 'plans.modelPrices', 'plans.switchPlan'] },
  'plans.whichPlan': {
    href: calculatorAt,
    next: ['plans.compare', 'site.calculator', 'plans.overage'],
    buttons: ['book'],
  },
  'plans.managed': {
    href: servicesAt,
    next: ['plans.managedOrPlatform', 'features.process', 'plans.contract'],
    managed: true,
    buttons: ['book'],
    price: 'plans.managed',
  },
  'plans.managedOrPlatform': { href: plansAt, next: ['plans.managed', 'plans.prices', 'features.noCode'] },
  'plans.cheapest': {
    href: plansAt,
    next: ['plans.starter', 'plans.setupFee', 'plans.switchPlan'],
    plan: 'starter',
  },
  'plans.setupFee': { href: plansAt, next: ['plans.addOns', 'plans.contract', 'plans.prices'] },
  'plans.contract': { href: plansAt, next: ['plans.cancel', 'plans.switchPlan', 'plans.payment'] },
  'plans.cancel': { href: plansAt, next: ['plans.contract', 'plans.refund', 'trust.erasure'] },
  'plans.trial': { href: '/#demo', next: ['site.demo', 'plans.cancel', 'site.builder'], buttons: ['book'] },
  'plans.discount': {
    href: plansAt,
    next: ['plans.prices', 'plans.custom', 'plans.cheapest'],
    buttons: ['contact'],
  },
  'plans.payment': {
    href: plansAt,
    next: ['plans.contract', 'company.buy', 'plans.setupFee'],
    buttons: ['contact'],
  },
  'plans.overage': {
    href: addOnsAt,
    next: ['plans.switchPlan', 'plans.messageCount', 'plans.custom'],
    addOn: 'conversations',
    price: 'plans.overage',
  },
  'plans.addOns': { href: addOnsAt, next: ['plans.addLanguage', 'plans.addTraining', 'plans.prices'] },
  'plans.addLanguage': {
    href: addOnsAt,
    next: ['features.languages', 'plans.professional', 'plans.addOns'],
    addOn: 'language',
    price: 'plans.addLanguage',
  },
  'plans.addIntegration': {
    href: addOnsAt,
    next: ['features.integrations', 'plans.addOns', 'features.api'],
    addOn: 'integration',
    price: 'plans.addIntegration',
  },
  'plans.addTraining': {
    href: addOnsAt,
    next: ['features.ownData', 'plans.addOns', 'features.accuracy'],
    addOn: 'training',
    price: 'plans.addTraining',
  },
  'plans.switchPlan': { href: plansAt, next: ['plans.compare', 'plans.cancel', 'plans.overage'] },
  'plans.refund': {
    href: contactAt,
    next: ['plans.cancel', 'plans.contract', 'plans.trial'],
    buttons: ['contact'],
  },
  'plans.messageCount': {
    href: plansAt,
    next: ['plans.whichPlan', 'plans.overage', 'plans.managedOrPlatform'],
    buttons: ['contact'],
  },
  'plans.seats': { href: plansAt, next: ['plans.prices', 'plans.compare', 'features.analytics'] },
  'plans.custom': {
    href: '/pricing#custom',
    next: ['plans.enterprise', 'site.calculator', 'features.scale'],
    plan: 'enterprise',
    buttons: ['book', 'contact'],
  },
  'plans.modelPrices': {
    href: calculatorAt,
    next: ['features.models', 'plans.compare', 'site.calculator'],
    price: 'plans.modelPrices',
  },
  'features.whatWeDo': {
    href: servicesAt,
    next: ['industries.templates', 'plans.prices', 'features.process'],
    buttons: ['book'],
    price: 'plans.prices',
  },
  'features.support': {
    href: servicesAt,
    next: ['features.handover', 'features.integrations', 'plans.prices'],
    price: 'plans.prices',
  },
  'features.sales': {
    href: servicesAt,
    next: ['features.crm', 'company.results', 'plans.prices'],
    price: 'plans.prices',
  },
  'features.customWork': {
    href: servicesAt,
    next: ['plans.addIntegration', 'features.api', 'features.process'],
    addOn: 'integration',
    price: 'plans.addIntegration',
    buttons: ['contact'],
  },
  'features.integrations': {
    href: featuresAt,
    next: ['features.crm', 'features.whatsapp', 'plans.addIntegration'],
    price: 'plans.addIntegration',
  },
  'features.whatsapp': {
    href: featuresAt,
    next: ['features.channels', 'features.integrations', 'plans.prices'],
    price: 'plans.prices',
  },
  'features.slack': {
    href: featuresAt,
    next: ['features.channels', 'features.handover', 'plans.starter'],
    plans: everyPlan,
    price: 'plans.prices',
  },
  'features.shopify': {
    href: featuresAt,
    next: ['industries.ecommerce', 'features.integrations', 'plans.prices'],
    price: 'plans.prices',
  },
  'features.website': {
    href: featuresAt,
    next: ['features.noCode', 'features.branding', 'features.deploy'],
    plans: everyPlan,
    price: 'plans.prices',
  },
  'features.crm': {
    href: featuresAt,
    next: ['plans.addIntegration', 'features.api', 'features.sales'],
    price: 'plans.addIntegration',
  },
  'features.api': {
    href: '/flows',
    next: ['features.integrations', 'site.builder', 'plans.addIntegration'],
    price: 'plans.addIntegration',
  },
  'features.channels': {
    href: featuresAt,
    next: ['features.whatsapp', 'features.integrations', 'features.website'],
    buttons: ['contact'],
    price: 'plans.prices',
  },
  'features.languages': {
    href: featuresAt,
    next: ['plans.addLanguage', 'features.languageSwitch', 'talk.myLanguages'],
    plans: professionalUp,
    price: 'plans.addLanguage',
  },
  'features.languageSwitch': {
    href: featuresAt,
    next: ['features.languages', 'plans.addLanguage', 'features.afterHours'],
    price: 'plans.addLanguage',
  },
  'features.models': {
    href: calculatorAt,
    next: ['plans.modelPrices', 'features.accuracy', 'trust.modelTraining'],
    price: 'plans.modelPrices',
  },
  'features.analytics': {
    href: featuresAt,
    next: ['features.abTesting', 'plans.compare', 'site.roi'],
    plans: everyPlan,
    price: 'plans.prices',
  },
  'features.helpHours': {
    href: plansAt,
    next: ['trust.sla', 'company.contact', 'plans.compare'],
    price: 'plans.prices',
  },
  'features.abTesting': {
    href: plansAt,
    next: ['plans.professional', 'features.analytics', 'features.workflows'],
    plans: professionalUp,
    price: 'plans.professional',
  },
  'features.workflows': {
    href: '/flows',
    next: ['site.builder', 'plans.professional', 'features.api'],
    plans: professionalUp,
    price: 'plans.professional',
  },
  'features.branding': {
    href: plansAt,
    next: ['features.website', 'plans.starter', 'industries.customise'],
    plans: everyPlan,
    price: 'plans.starter',
  },
  'features.handover': {
    href: featuresAt,
    next: ['features.accuracy', 'features.slack', 'features.support'],
    price: 'plans.prices',
  },
  'features.ownData': {
    href: featuresAt,
    next: ['plans.addTraining', 'features.accuracy', 'trust.modelTraining'],
    addOn: 'training',
    price: 'plans.addTraining',
  },
  'features.accuracy': {
    href: featuresAt,
    next: ['features.handover', 'features.ownData', 'features.models'],
    price: 'plans.prices',
  },
  'features.speed': { href: featuresAt, next: ['features.uptime', 'features.scale', 'features.afterHours'] },
  'features.uptime': {
    href: plansAt,
    next: ['trust.sla', 'features.scale', 'features.helpHours'],
    plans: everyPlan,
  },
  'features.deploy': {
    href: templatesAt,
    next: ['features.process', 'plans.setupFee', 'industries.templates'],
    buttons: ['book'],
    price: 'plans.setupFee',
  },
  'features.process': {
    href: servicesAt,
    next: ['features.deploy', 'company.consultation', 'features.noCode'],
    buttons: ['book'],
    price: 'plans.setupFee',
  },
  'features.noCode': { href: '/flows', next: ['site.builder', 'plans.managed', 'features.process'] },
  'features.maintenance': {
    href: servicesAt,
    next: ['plans.managed', 'features.ownData', 'features.helpHours'],
    price: 'plans.managed',
  },
  'features.scale': {
    href: featuresAt,
    next: ['plans.custom', 'features.uptime', 'plans.overage'],
    price: 'plans.custom',
  },
  'features.tasks': {
    href: templatesAt,
    next: ['industries.templates', 'features.api', 'site.demo'],
    price: 'plans.prices',
  },
  'features.afterHours': { href: featuresAt, next: ['features.handover', 'features.speed', 'company.hours'] },
  'trust.security': {
    href: featuresAt,
    next: ['trust.gdpr', 'trust.encryption', 'trust.dataLocation'],
    price: 'plans.enterprise',
  },
  'trust.hipaa': {
    href: plansAt,
    next: ['industries.healthcare', 'trust.encryption', 'plans.professional'],
    plans: professionalUp,
    price: 'plans.professional',
  },
  'trust.gdpr': { href: '/privacy', next: ['trust.erasure', 'trust.dataLocation', 'trust.visitorData'] },
  'trust.iso': {
    href: featuresAt,
    next: ['trust.security', 'trust.gdpr', 'trust.hipaa'],
    buttons: ['contact'],
  },
  'trust.encryption': { href: featuresAt, next: ['trust.dataLocation', 'trust.cardNumbers', 'trust.gdpr'] },
  'trust.dataLocation': {
    href: '/privacy',
    next: ['trust.onPremises', 'trust.gdpr', 'trust.modelTraining'],
    buttons: ['contact'],
  },
  'trust.modelTraining': {
    href: '/privacy',
    next: ['features.models', 'trust.visitorData', 'trust.gdpr'],
    buttons: ['contact'],
  },
  'trust.erasure': { href: '/privacy', next: ['trust.visitorData', 'trust.gdpr', 'plans.cancel'] },
  'trust.visitorData': { href: '/privacy', next: ['trust.erasure', 'trust.cardNumbers', 'trust.gdpr'] },
  'trust.cardNumbers': {
    href: '/privacy',
    next: ['trust.visitorData', 'trust.encryption', 'trust.security'],
  },
  'trust.sso': {
    href: plansAt,
    next: ['plans.enterprise', 'trust.security', 'trust.onPremises'],
    plans: ['enterprise'],
    price: 'plans.enterprise',
  },
  'trust.onPremises': {
    href: plansAt,
    next: ['plans.enterprise', 'trust.dedicated', 'trust.dataLocation'],
    plans: ['enterprise'],
    buttons: ['contact'],
    price: 'plans.enterprise',
  },
  'trust.dedicated': {
    href: plansAt,
    next: ['plans.enterprise', 'trust.onPremises', 'trust.sla'],
    plans: ['enterprise'],
    price: 'plans.enterprise',
  },
  'trust.sla': {
    href: plansAt,
    next: ['features.uptime', 'plans.enterprise', 'features.helpHours'],
    plans: ['enterprise'],
    price: 'plans.enterprise',
  },
  'industries.templates': {
    href: templatesAt,
    next: ['industries.customise', 'site.demo', 'industries.other'],
    price: 'plans.prices',
  },
  'industries.customise': {
    href: templatesAt,
    next: ['features.deploy', 'industries.templates', 'features.branding'],
    price: 'plans.prices',
  },
  'industries.ecommerce': industry(),
  'industries.healthcare': {
    ...industry(),
    next: ['trust.hipaa', 'industries.customise', 'features.deploy'],
  },
  'industries.realestate': industry(),
  'industries.fitness': industry(),
  'industries.restaurant': industry(),
  'industries.automotive': industry(),
  'industries.education': industry(),
  'industries.professional': industry(),
  'industries.finance': {
    ...industry(),
    next: ['trust.security', 'features.deploy', 'plans.whichPlan'],
    href: servicesAt,
  },
  'industries.hospitality': {
    ...industry(),
    next: ['features.languages', 'features.deploy', 'plans.whichPlan'],
    href: servicesAt,
  },
  'industries.other': {
    ...industry(),
    next: ['industries.templates', 'features.process', 'company.consultation'],
  },
  'industries.benefits': {
    href: '/#portfolio',
    next: ['site.roi', 'company.results', 'plans.prices'],
    price: 'plans.prices',
  },
  'company.about': { href: servicesAt, next: ['features.whatWeDo', 'company.contact', 'company.customers'] },
  'company.people': {
    href: contactAt,
    next: ['company.about', 'company.contact', 'company.customers'],
    buttons: ['contact'],
  },
  'company.location': {
    href: contactAt,
    next: ['company.hours', 'company.contact', 'trust.dataLocation'],
    buttons: ['book'],
  },
  'company.hours': {
    href: contactAt,
    next: ['company.bookingHow', 'company.contact', 'features.afterHours'],
    buttons: ['book'],
  },
  'company.contact': {
    href: contactAt,
    next: ['company.responseTime', 'company.bookingHow', 'company.phone'],
    buttons: ['contact', 'book'],
  },
  'company.phone': {
    href: contactAt,
    next: ['company.hours', 'company.contact', 'company.bookingHow'],
    buttons: ['contact', 'book'],
  },
  'company.careers': { href: contactAt, next: ['company.about', 'company.contact', 'company.press'] },
  'company.press': { href: contactAt, next: ['company.about', 'company.results', 'company.contact'] },
  'company.customers': {
    href: '/#portfolio',
    next: ['company.results', 'site.demo', 'industries.templates'],
    buttons: ['contact'],
  },
  'company.results': { href: '/#portfolio', next: ['site.roi', 'industries.benefits', 'company.customers'] },
  'company.bookingHow': {
    href: contactAt,
    next: ['company.consultation', 'company.hours', 'company.responseTime'],
    buttons: ['book'],
  },
  'company.book': {
    href: contactAt,
    next: ['company.consultation', 'company.hours', 'features.process'],
    buttons: ['book'],
  },
  'company.contactMe': {
    href: contactAt,
    next: ['company.responseTime', 'company.bookingHow', 'company.hours'],
    buttons: ['contact'],
  },
  'company.consultation': {
    href: contactAt,
    next: ['company.bookingHow', 'features.process', 'plans.prices'],
    buttons: ['book'],
    price: 'company.consultation',
  },
  'company.partners': {
    href: contactAt,
    next: ['company.contact', 'features.branding', 'company.about'],
    buttons: ['contact'],
  },
  'company.complaint': {
    href: contactAt,
    next: ['company.contact', 'company.responseTime', 'talk.human'],
    buttons: ['contact'],
  },
  'company.responseTime': {
    href: contactAt,
    next: ['company.contact', 'company.hours', 'features.process'],
    buttons: ['contact'],
  },
  'company.buy': {
    href: contactAt,
    next: ['plans.whichPlan', 'plans.contract', 'features.process'],
    buttons: ['contact', 'book'],
  },
  'site.roi': { href: '/#home', next: ['company.results', 'site.learning', 'plans.prices'] },
  'site.calculator': { href: calculatorAt, next: ['plans.modelPrices', 'plans.whichPlan', 'plans.addOns'] },
  'site.competitors': { href: calculatorAt, next: ['site.saving', 'plans.prices', 'features.whatWeDo'] },
  'site.saving': { href: calculatorAt, next: ['site.competitors', 'plans.prices', 'site.roi'] },
  'site.learning': { href: '/#home', next: ['site.points', 'site.tour', 'site.roi'] },
  'site.points': { href: '/#home', next: ['site.learning', 'site.tour', 'site.roi'] },
  'site.tour': { href: '/#home', next: ['site.learning', 'site.demo', 'features.whatWeDo'] },
  'site.demo': {
    href: '/#demo',
    next: ['industries.templates', 'site.builder', 'plans.trial'],
    buttons: ['book'],
  },
  'site.builder': { href: '/flows', next: ['site.builderHow', 'features.workflows', 'features.noCode'] },
  'site.builderHow': { href: '/flows', next: ['site.builder', 'features.website', 'site.account'] },
  'site.blog': { href: '/blog', next: ['site.newsletter', 'company.results', 'site.learning'] },
  'site.newsletter': { href: '/blog', next: ['site.blog', 'trust.visitorData', 'company.contact'] },
  'site.account': { href: '/flows', next: ['site.builder', 'trust.visitorData', 'company.buy'] },
  'site.offline': { next: ['trust.visitorData', 'company.contact', 'site.account'] },
  'talk.hello': small,
  'talk.howAreYou': small,
  'talk.thanks': { next: ['plans.prices', 'company.consultation'] },
  'talk.bye': { next: [] },
  'talk.praise': small,
  'talk.bot': { next: ['talk.abilities', 'talk.maker', 'trust.visitorData'], buttons: ['contact'] },
  'talk.abilities': { next: ['features.whatWeDo', 'plans.prices', 'features.integrations'] },
  'talk.maker': { next: ['features.models', 'features.whatWeDo', 'talk.bot'] },
  'talk.myLanguages': { next: ['features.languages', 'plans.addLanguage', 'features.languageSwitch'] },
  'talk.human': {
    href: contactAt,
    next: ['company.hours', 'company.phone', 'company.responseTime'],
    buttons: ['contact', 'book'],
  },
  'talk.notThat': { next: ['features.whatWeDo', 'plans.prices', 'company.contact'], buttons: ['contact'] },
  'talk.unclear': { next: ['features.process', 'plans.prices', 'features.integrations'] },
  'talk.insult': { next: ['features.whatWeDo', 'plans.prices'], buttons: ['contact'] },
  'talk.offTopic': small,
  'talk.inject': small,
  'talk.repeat': small,
};
