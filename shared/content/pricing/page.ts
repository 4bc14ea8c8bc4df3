import { brand } from '#shared/brand.ts';
import { competitorEstimates, firstCompetitor } from '#shared/domain/pricing/competitors.ts';
import { withTexts } from '#shared/site/texts.ts';

/** All texts on the pricing page that aren't numbers; numbers come from shared/domain/pricing. */
export const makePricingPage = () => {
  const rival = firstCompetitor(25_000);
  const names = competitorEstimates(25_000)
    .slice(1)
    .map(({ name }) => name);
  const compared = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return withTexts('pricing.page', {
    meta: {
      title: 'Pricing',
      description: `Work out what a ${brand.name} chatbot costs a month by messages and AI model${compared ? `, and compare it like for like with ${compared}` : ''}.`,
    },
    hero: {
      title: 'Know the price before you talk to anyone',
      text: 'Set your messages and your model. The price follows, and so does everything behind it.',
      claims: [
        // Without a figure it is left out, and the others keep their keys.
        { figure: rival ? `${rival.savingPercent}%` : '', text: 'cost reduction vs competitors' },
        { figure: 'Sub-200ms', text: 'response times' },
        { figure: 'Enterprise', text: 'security included' },
      ],
      footnote: rival
        ? `${rival.savingPercent}%: our estimate against ${rival.name} at 25,000 messages a month; the cost breakdown shows how.`
        : '',
    },
    calculator: {
      title: 'Cost calculator',
      messages: 'Messages per month',
      messagesHint: 'From 1,000 to 100,000',
      model: 'AI model',
      recommended: 'Recommended plan',
      perMonth: 'a month',
      custom: 'Custom rate, about',
      customRate: 'Custom rate',
      usage: (used: string, limit: string) => `${used} of ${limit} messages in the plan`,
      unlimited: (used: string) => `${used} messages, no limit in the plan`,
      perThousand: (price: string) => `${price} per 1,000 messages`,
      breakdown: 'See the cost breakdown',
      copy: 'Copy link to this quote',
      copied: { title: 'Link copied', description: 'It opens the calculator with these settings.' },
      notCopied: {
        title: 'The link could not be copied',
        description: 'It is in the address bar of this page.',
      },
    },
    breakdown: {
      title: 'Cost Breakdown',
      configuration: 'Your configuration',
      tier: 'Recommended tier',
      monthly: 'Monthly cost',
      comparison: 'Platform and message fees compared',
      chartLabel: 'Estimated platform and message fees a month',
      likeForLike: (date: string) =>
        `Like for like: platform and message fees only, for all four by the same formula: base fee plus messages × rate. The AI model and plan features are not in it on either side. Estimates are ours, as of ${date}.`,
      onTop: (quote: string, more: string, ours: string) =>
        `Your quote of ${quote} is ${more} above our row of ${ours}: it includes the AI model and the features of the plan. What the others charge for these is not in their rows.`,
      nothingOnTop: (quote: string) => `Your quote of ${quote} already includes the messages in our row.`,
      columns: {
        provider: 'Provider',
        estimate: 'Estimate a month',
        saving: 'Our fees are lower by',
        base: 'Base fee',
        rate: 'Per message',
      },
      ourRow: 'ours',
      noSaving: '–',
      reasonsTitle: 'Four reasons it costs less',
      reasons: [
        {
          title: 'Nothing runs while nobody talks',
          text: 'The platform is serverless. We pay for conversations, not for idle machines, and price it that way.',
        },
        {
          title: 'You choose the model',
          text: 'A premium model is there when a case needs it. You do not pay for one in every answer by default.',
        },
        {
          title: 'No seats',
          text: 'Your whole team can look in. The price follows messages, never the number of colleagues.',
        },
        {
          title: 'A chatbot, not a suite',
          text: 'It connects to the help desk and the shop you already have, so you do not buy them a second time.',
        },
      ],
      send: 'Talk to us about this quote',
    },
    plans: {
      title: 'Three plans',
      text: 'No long-term contracts. Cancel anytime with 30 days’ notice.',
      popular: 'Most Popular',
      recommended: 'Recommended for you',
      perMonth: '/month',
      messages: 'Messages',
      yours: 'With your settings',
    },
    list: {
      title: 'The whole price list',
      text: 'A month, by plan and AI model.',
      table: 'Prices by plan and AI model',
      plan: 'Plan',
      upTo: (messages: string) => `up to ${messages} messages`,
      above: (messages: string) => `Above ${messages}`,
      aboveText: 'custom rate, by messages',
      from: (price: string) => `from ${price}`,
    },
    managed: {
      title: 'Or we run it for you',
      text: 'The fully managed service: we build the bot, run it and improve it with you. Prices are per month and include the platform.',
      table: 'Prices of the fully managed service',
      plan: 'Managed plan',
      conversations: 'Conversations a month',
      price: 'Price a month',
      unlimited: 'Unlimited',
      send: 'Ask about the managed service',
    },
    custom: {
      title: 'Need Something Custom?',
      text: `More than 100,000 messages, your own infrastructure, or a contract your legal team wants to read first: tell us, and you get an answer from a person within ${brand.responseHours} hours.`,
      demo: 'Schedule Demo',
      sales: 'Contact Sales Team',
    },
    hint: (messages: string, price: string, plan: string) =>
      `${messages} messages would cost ${price} a month on ${plan}.`,
  });
};
export const pricingPage = makePricingPage();
