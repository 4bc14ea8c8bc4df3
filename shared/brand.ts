/**
 * What a new owner edits first: who the company is and what it claims in public. Everything the site, the assistant,
 * the metadata and the notifications say about the company comes from here.
 *
 * Review `claims` before going live: certifications and uptime are the deploying company's to make.
 */
export const brand = {
  name: 'Parley',
  legalName: 'Parley Conversational Systems',
  tagline: 'AI chatbots that convert 24/7',
  description:
    'Enterprise-grade AI chatbots for businesses, deployed in 1 day with 99.9% uptime. Multilingual, secure, integrated with the tools you use.',
  email: 'hello@parley.example',
  salesEmail: 'sales@parley.example',
  supportEmail: 'support@parley.example',
  privacyEmail: 'privacy@parley.example',
  /** Public host; the running site uses SITE_URL when set. */
  domain: 'parley.example',
  /** IANA zone in which consultation slots are offered. */
  timeZone: 'Europe/Berlin',
  /** Half-hour slots, company time: first start and last end. */
  consultationHours: { from: '09:00', to: '17:00', slotMinutes: 30 },
  responseHours: 24,
  social: { twitter: 'https://twitter.com/parley', linkedin: 'https://www.linkedin.com/company/parley' },
  claims: {
    uptime: '99.9%',
    deployment: '1 day',
    languages: '80+',
    badges: ['SSL Secured', 'ISO 27001', 'HIPAA Compliant', 'GDPR Ready'],
  },
} as const;
