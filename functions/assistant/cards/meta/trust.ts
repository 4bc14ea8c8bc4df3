import { type AreaMeta, featuresAt, plansAt, professionalUp } from './types.ts';

export const trust: AreaMeta<'trust'> = {
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
  'trust.visitorData': { href: '/privacy', next: ['trust.tracking', 'trust.chatKept', 'trust.erasure'] },
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
  'trust.responsible': {
    href: '/privacy',
    next: ['trust.gdpr', 'trust.erasure', 'trust.formData'],
    buttons: ['contact'],
  },
  'trust.tracking': { href: '/privacy', next: ['trust.visitorData', 'trust.chatKept', 'trust.responsible'] },
  'trust.chatKept': { href: '/privacy', next: ['trust.formData', 'trust.aiProvider', 'trust.erasure'] },
  'trust.formData': { href: '/privacy', next: ['trust.erasure', 'trust.chatKept', 'trust.cardNumbers'] },
  'trust.aiProvider': {
    href: '/privacy',
    next: ['trust.modelTraining', 'trust.chatKept', 'features.models'],
  },
  'trust.aiAct': { href: '/blog', next: ['talk.bot', 'trust.gdpr', 'features.handover'] },
  'trust.subprocessors': {
    href: '/trust',
    next: ['trust.gdpr', 'trust.dataLocation', 'trust.aiProvider'],
    buttons: ['contact'],
  },
  'trust.dataExport': {
    next: ['trust.erasure', 'site.flowLimits', 'plans.cancel'],
    buttons: ['contact'],
  },
  'trust.chatReaders': {
    href: '/privacy',
    next: ['trust.chatKept', 'trust.aiProvider', 'trust.cardNumbers'],
  },
};
