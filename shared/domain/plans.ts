import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

export type PlanId = 'starter' | 'professional' | 'enterprise';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Per month in the brand's currency; null if agreed individually. */
  readonly price: number | null;
  /** No plan has a setup fee. */
  readonly setupFee: null;
  readonly period: 'month';
  readonly description: string;
  readonly badge?: 'Most Popular' | 'Best Value';
  readonly features: readonly string[];
  readonly limitations: readonly string[];
  /** Target customers. */
  readonly ideal: string;
}

/** The platform plans of the site. See docs/behaviour.md, "Plans and prices". */
export const plans: readonly Plan[] = withTexts('plans.home', [
  {
    id: 'starter',
    name: 'Starter',
    get price() {
      return brand.prices.starter;
    },
    setupFee: null,
    period: 'month',
    description: 'One bot for the questions you answer every day.',
    features: [
      '5,000 messages',
      '3 integrations (Slack, Email, Web)',
      'Basic analytics',
      'Email support',
      'GPT-3.5 Turbo',
      'Custom branding',
    ],
    limitations: ['Single language'],
    ideal: 'Small businesses with one website and one team',
  },
  {
    id: 'professional',
    name: 'Professional',
    get price() {
      return brand.prices.professional;
    },
    setupFee: null,
    period: 'month',
    badge: 'Most Popular',
    description: 'Several languages and channels, with the checks a growing company needs.',
    features: [
      '50,000 messages',
      'Unlimited integrations',
      'Advanced analytics',
      '24/7 priority support',
      'Claude 3 Sonnet',
      'HIPAA ready',
      'Multi-language',
      'A/B testing',
      'Custom workflows',
    ],
    limitations: [],
    ideal: 'Growing businesses that sell and support in more than one place',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: null,
    setupFee: null,
    period: 'month',
    badge: 'Best Value',
    description: 'Your own infrastructure, your own terms.',
    features: [
      'Unlimited messages',
      'Dedicated infrastructure',
      'On-premises',
      'SSO',
      'Claude 3 Opus',
      'Dedicated support',
      'SLA',
      'Advanced security',
    ],
    limitations: [],
    ideal: 'Large organisations with their own security and procurement rules',
  },
]);

export interface AddOn {
  readonly id: string;
  readonly name: string;
  /** In the brand’s currency. */
  readonly price: number;
  readonly period: 'month' | 'each' | 'one-time';
  readonly description: string;
}

/** Services that can be added to any plan. See docs/behaviour.md, "Plans and prices". */
export const addOns: readonly AddOn[] = withTexts('plans.add-ons', [
  {
    id: 'language',
    name: 'Additional language',
    get price() {
      return brand.prices.addOns.language;
    },
    period: 'month',
    description: 'One more language, written and checked, on top of your plan.',
  },
  {
    id: 'conversations',
    name: 'Extra conversations',
    get price() {
      return brand.prices.addOns.conversations;
    },
    period: 'each',
    description: 'For busy months, when the plan’s messages are used up.',
  },
  {
    id: 'integration',
    name: 'Custom integration',
    get price() {
      return brand.prices.addOns.integration;
    },
    period: 'one-time',
    description: 'A connection to a system of your own.',
  },
  {
    id: 'training',
    name: 'Advanced training',
    get price() {
      return brand.prices.addOns.training;
    },
    period: 'one-time',
    description: 'We train the bot on your documents and past conversations.',
  },
]);

/** Statements that apply to every plan. */
export const planStatements = (): readonly string[] => [
  'No long-term contracts',
  'Cancel anytime with 30-day notice',
  `${brand.claims.uptime} uptime`,
];
