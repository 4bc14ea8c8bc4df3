import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

interface FooterLink {
  readonly label: string;
  readonly to: string;
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** Four columns of links; each points to an existing page or section. */
const columns: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { label: 'Customer Service Bots', to: '/#services' },
      { label: 'Sales Automation', to: '/#services' },
      { label: 'Custom Integrations', to: '/#services' },
      { label: 'Consulting', to: '/#contact' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Careers', to: `mailto:${brand.email}?subject=Careers` },
      { label: 'Blog', to: '/blog' },
      { label: 'Press', to: `mailto:${brand.email}?subject=Press` },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help Center', to: '/blog' },
      { label: 'Documentation', to: '/blog/6' },
      { label: 'API Reference', to: '/blog/5' },
      { label: 'Contact Support', to: `mailto:${brand.supportEmail}` },
    ],
  },
];

export const footer = withTexts('landing.footer', {
  pitch: brand.description,
  columns,
  newsletter: {
    title: 'Newsletter',
    text: 'What businesses learn from the conversations their bots have. We write only when there is something worth reading, at most once a month.',
    label: 'Email address',
    placeholder: 'you@company.com',
    button: 'Subscribe',
    sending: 'Subscribing',
    thanks: 'Thank you for subscribing.',
    withoutScripts: 'To subscribe without scripts, write to',
    toasts: {
      invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
      success: 'Successfully subscribed!',
      failed: 'Subscription failed',
      unreachable: 'Please try again later.',
    },
  },
  badges: brand.claims.badges,
  badgesLabel: 'Security and compliance',
  privacy: 'Privacy',
  trust: 'Trust',
  learning: 'Learning path',
  savings: 'Savings calculator',
  tour: 'Guided tour',
  legal: (year: number) => `© ${year} ${brand.legalName}`,
});
