import { type AreaMeta, addOnsAt, calculatorAt, contactAt, plansAt, servicesAt } from './types.ts';

export const plans: AreaMeta<'plans'> = {
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
  'plans.perThousand': {
    href: calculatorAt,
    next: ['site.calculator', 'plans.overage', 'plans.whichPlan'],
  },
  'plans.integrationCount': {
    href: plansAt,
    next: ['features.integrations', 'plans.addIntegration', 'plans.compare'],
    price: 'plans.addIntegration',
  },
  'plans.quote': {
    href: contactAt,
    next: ['company.consultation', 'company.buy', 'company.terms'],
    buttons: ['contact', 'book'],
  },
  'plans.currency': { href: plansAt, next: ['plans.payment', 'plans.prices'], buttons: ['contact'] },
  'plans.outageCredit': {
    next: ['trust.sla', 'features.uptime', 'plans.refund'],
    buttons: ['contact'],
  },
};
