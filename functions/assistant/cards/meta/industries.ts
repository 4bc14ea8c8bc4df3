import { type AreaMeta, type CardMeta, servicesAt, templatesAt } from './types.ts';

const industry = (): CardMeta => ({
  href: templatesAt,
  next: ['industries.customise', 'features.deploy', 'plans.whichPlan'],
  buttons: ['book'],
  price: 'plans.prices',
});

export const industries: AreaMeta<'industries'> = {
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
  'industries.reminders': {
    ...industry(),
    next: ['industries.waitlist', 'features.whatsapp', 'features.tasks'],
  },
  'industries.waitlist': {
    ...industry(),
    next: ['industries.fitness', 'industries.reminders', 'features.tasks'],
  },
  'industries.events': {
    ...industry(),
    next: ['industries.customise', 'industries.restaurant', 'company.consultation'],
  },
  'industries.figures': {
    href: templatesAt,
    next: ['features.deploy', 'industries.customise', 'industries.templates'],
    buttons: ['contact'],
  },
};
