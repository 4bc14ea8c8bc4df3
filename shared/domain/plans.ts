export type PlanId = 'starter' | 'professional' | 'enterprise';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month; null where the price is agreed individually. */
  readonly price: number | null;
  /** No plan has one. */
  readonly setupFee: null;
  readonly period: 'month';
  readonly description: string;
  readonly badge?: 'Most Popular' | 'Best Value';
  readonly features: readonly string[];
  readonly limitations: readonly string[];
  /** Whom it suits. */
  readonly ideal: string;
}

/** The platform plans of the site. Source: product specification, "Static plans". */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 129,
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
    price: 699,
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
];

export interface AddOn {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  readonly period: 'month' | 'each' | 'one-time';
  readonly description: string;
}

/** Services that can be added to any plan. Source: product specification, "Add-ons". */
export const addOns: readonly AddOn[] = [
  {
    id: 'language',
    name: 'Additional language',
    price: 297,
    period: 'month',
    description: 'One more language, written and checked, on top of your plan.',
  },
  {
    id: 'conversations',
    name: 'Extra conversations',
    price: 0.15,
    period: 'each',
    description: 'For busy months, when the plan’s messages are used up.',
  },
  {
    id: 'integration',
    name: 'Custom integration',
    price: 1997,
    period: 'one-time',
    description: 'A connection to a system of your own.',
  },
  {
    id: 'training',
    name: 'Advanced training',
    price: 997,
    period: 'one-time',
    description: 'We train the bot on your documents and past conversations.',
  },
];

/** What holds for every plan. */
export const planStatements = [
  'No long-term contracts',
  'Cancel anytime with 30-day notice',
  '99.9% uptime',
] as const;

/** US dollars without needless cents: `$129`, `$0.15`, `$1,997`. */
export const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
