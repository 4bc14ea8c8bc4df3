import { type AreaMeta, contactAt, servicesAt } from './types.ts';

export const company: AreaMeta<'company'> = {
  'company.about': { href: servicesAt, next: ['features.whatWeDo', 'company.contact', 'company.customers'] },
  'company.people': {
    href: contactAt,
    next: ['company.about', 'company.contact', 'company.customers'],
    buttons: ['contact'],
  },
  'company.location': {
    href: contactAt,
    next: ['company.hours', 'company.contact', 'trust.dataLocation'],
    buttons: ['contact', 'book'],
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
    next: [],
    buttons: ['contact'],
    isTrouble: true,
  },
  'company.incident': { next: [], buttons: ['contact'], isTrouble: true },
  'company.billing': { next: [], buttons: ['contact'], isTrouble: true },
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
  'company.noShows': {
    href: '/#portfolio',
    next: ['industries.reminders', 'industries.healthcare', 'company.results'],
  },
  'company.fastReply': {
    href: '/#portfolio',
    next: ['industries.benefits', 'features.afterHours', 'company.results'],
  },
  'company.funding': {
    href: contactAt,
    next: ['company.people', 'company.about', 'company.customers'],
    buttons: ['contact'],
  },
  'company.terms': {
    href: contactAt,
    next: ['plans.contract', 'trust.responsible', 'trust.sla'],
    buttons: ['contact'],
  },
  'company.statusPage': { href: '/trust', next: ['features.uptime', 'trust.sla'], buttons: ['contact'] },
};
