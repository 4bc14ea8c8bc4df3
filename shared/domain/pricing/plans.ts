import { brand } from '#shared/brand.ts';
import { money } from '#shared/domain/money.ts';
import { withTexts } from '#shared/site/texts.ts';

export type TierId = 'starter' | 'professional' | 'enterprise';

export interface PricingPlan {
  readonly id: TierId;
  readonly name: string;
  readonly priceLabel: string;
  /** US dollars per month with GPT-3.5 Turbo; 0 if the price is custom. */
  readonly pricePerMonth: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly cta: string;
  /** Used only for calculations; Enterprise shows 'Unlimited'. */
  readonly maxMessages: number;
  readonly messagesLabel: string;
  readonly popular: boolean;
}

/** The three plan cards of the pricing page. See docs/behaviour.md, "Plans and prices". */
export const pricingPlans: readonly PricingPlan[] = withTexts('plans.pricing', [
  {
    id: 'starter',
    name: 'Starter',
    get priceLabel() {
      return money(brand.prices.starter);
    },
    get pricePerMonth() {
      return brand.prices.starter;
    },
    description: 'For a small team that answers the same questions every day.',
    features: ['5,000 messages/month', '3 integrations', 'GPT-3.5'],
    cta: 'Start with Starter',
    maxMessages: 5_000,
    messagesLabel: '5,000',
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    get priceLabel() {
      return money(brand.prices.professional);
    },
    get pricePerMonth() {
      return brand.prices.professional;
    },
    description: 'For a growing business with several channels and rules to follow.',
    features: [
      '50,000 messages/month',
      'Unlimited integrations',
      'Claude 3 Sonnet',
      'HIPAA ready',
      'Priority 24/7 support',
    ],
    cta: 'Choose Professional',
    maxMessages: 50_000,
    messagesLabel: '50,000',
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    priceLabel: 'Custom',
    pricePerMonth: 0,
    description: 'For an organisation that needs its own infrastructure and contract.',
    features: ['Unlimited messages', 'Claude 3 Opus', 'On-premises', 'SSO', 'SLA'],
    cta: 'Talk about Enterprise',
    maxMessages: 1_000_000,
    messagesLabel: 'Unlimited',
    popular: false,
  },
]);

/** The plan of a tier. */
export const planOf = (tier: TierId): PricingPlan => {
  const plan = pricingPlans.find((candidate) => candidate.id === tier);
  if (!plan) throw new RangeError(`No plan for tier ${tier}`);
  return plan;
};
