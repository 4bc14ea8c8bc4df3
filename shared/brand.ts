import { liveBrand } from './site/published.ts';

/**
 * What a new owner edits first: who the company is, what it claims in public, what it charges and in which
 * currency. Everything that the site, the assistant, the metadata and the notifications say about the company
 * comes from here. docs/make-it-yours.md lists what is elsewhere (logo, colours, fonts, articles), and `npm
 * run check:brand` finds what is left of the sample company. Tests have their own brand, so no edit here
 * fails one. Review `claims` before going live: your company is responsible for its certifications and
 * uptime.
 */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  readonly email: string;
  readonly salesEmail: string;
  readonly supportEmail: string;
  readonly privacyEmail: string;
  /** Public host; the running site uses SITE_URL when set. */
  readonly domain: string;
  /** IANA time zone of consultation slots. */
  readonly timeZone: string;
  /**
   * Opening hours in company time, until the owner sets others in the portal: first start, last end, ISO weekdays (Monday
   * is 1). `slotMinutes`: minutes between two start times.
   */
  readonly consultationHours: {
    readonly from: string;
    readonly to: string;
    readonly days: readonly number[];
    readonly slotMinutes: number;
  };
  readonly responseHours: number;
  /** Public profiles; empty if there is none. */
  readonly social: { readonly twitter: string; readonly linkedin: string };
  readonly claims: {
    readonly uptime: string;
    readonly deployment: string;
    readonly languages: string;
    readonly badges: readonly string[];
  };
  /** Facts of the trust page; empty addresses are not shown. */
  readonly trust: {
    /** Companies that process visitors' data for you. */
    readonly subprocessors: readonly {
      readonly name: string;
      readonly purpose: string;
      readonly place: string;
    }[];
    readonly statusPage: string;
    readonly dataProcessingAgreement: string;
  };
  /** Real words of real customers, with their consent; nothing is shown while the list is empty. */
  readonly quotes: readonly {
    readonly text: string;
    readonly name: string;
    readonly company: string;
  }[];
  /** ISO 4217 code, and the locale used to format amounts. */
  readonly currency: { readonly code: string; readonly locale: string };
  /** Prices in `currency`; plan prices are per month. */
  readonly prices: {
    readonly starter: number;
    readonly professional: number;
    /**
     * Factors for a better model: one for the plan's price, one for the rate of messages above Professional's
     * limit.
     */
    readonly models: {
      readonly sonnet: { readonly price: number; readonly messages: number };
      readonly opus: { readonly price: number; readonly messages: number };
    };
    /** Message fee in the comparison with competitors, per million messages. */
    readonly perMillion: number;
    /** Assumptions of the savings calculator. */
    readonly savings: {
      readonly automatedPercent: number;
      readonly workingDays: number;
      /** What an hour may cost, and costs at first. */
      readonly hourlyRate: { readonly min: number; readonly initial: number; readonly max: number };
    };
    /** Above Professional's message limit: a base price and a rate per additional thousand messages. */
    readonly custom: { readonly base: number; readonly perThousand: number };
    readonly addOns: {
      readonly language: number;
      readonly conversations: number;
      readonly integration: number;
      readonly training: number;
    };
    /** The fully managed service. */
    readonly managed: {
      readonly starter: number;
      readonly professional: number;
      readonly enterprise: number;
    };
  };
}

export const brand: Brand = liveBrand({
  name: 'Parley',
  legalName: 'Parley Conversational Systems',
  tagline: 'AI chatbots that convert 24/7',
  description:
    'Enterprise-grade AI chatbots for businesses, deployed in 1 day with 99.9% uptime. Multilingual, secure, integrated with the tools you use.',
  email: 'hello@parley.example',
  salesEmail: 'sales@parley.example',
  supportEmail: 'support@parley.example',
  privacyEmail: 'privacy@parley.example',
  domain: 'parley.example',
  timeZone: 'Europe/Berlin',
  consultationHours: { from: '09:00', to: '17:00', days: [1, 2, 3, 4, 5, 6, 7], slotMinutes: 30 },
  responseHours: 24,
  social: { twitter: '', linkedin: '' },
  claims: {
    uptime: '99.9%',
    deployment: '1 day',
    languages: '80+',
    badges: ['SSL Secured', 'ISO 27001', 'HIPAA Compliant', 'GDPR Ready'],
  },
  trust: {
    subprocessors: [
      { name: 'Amazon Web Services', purpose: 'Hosting and storage', place: 'Region of the deployment' },
      { name: 'OpenAI', purpose: 'Answers of an AI model, where one is enabled', place: 'United States' },
    ],
    statusPage: '',
    dataProcessingAgreement: '',
  },
  quotes: [],
  currency: { code: 'USD', locale: 'en-US' },
  prices: {
    starter: 129,
    professional: 699,
    models: { sonnet: { price: 1.2, messages: 2.5 }, opus: { price: 1.5, messages: 5 } },
    perMillion: 26,
    savings: { automatedPercent: 40, workingDays: 22, hourlyRate: { min: 15, initial: 25, max: 50 } },
    custom: { base: 1500, perThousand: 0.02 },
    addOns: { language: 297, conversations: 0.15, integration: 1997, training: 997 },
    managed: { starter: 1497, professional: 2497, enterprise: 2997 },
  },
});
