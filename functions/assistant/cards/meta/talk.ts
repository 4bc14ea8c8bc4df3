import { type AreaMeta, type CardMeta, contactAt } from './types.ts';

const small: CardMeta = { next: ['features.whatWeDo', 'plans.prices', 'features.deploy'] };

export const talk: AreaMeta<'talk'> = {
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
