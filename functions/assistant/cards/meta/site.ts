import { type AreaMeta, calculatorAt } from './types.ts';

export const site: AreaMeta<'site'> = {
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
  'site.roiShare': { href: '/blog', next: ['site.roi', 'company.results', 'site.learning'] },
  'site.flowLimits': { href: '/flows', next: ['site.builderHow', 'site.nodeTypes', 'site.account'] },
  'site.nodeTypes': { href: '/flows', next: ['site.flowLimits', 'features.workflows', 'site.builderHow'] },
  'site.help': {
    href: '/blog',
    next: ['site.builder', 'features.api', 'company.contact'],
    buttons: ['contact'],
  },
  'site.ownDemo': {
    next: ['site.builderHow', 'site.demo', 'company.consultation'],
    buttons: ['book'],
  },
};
