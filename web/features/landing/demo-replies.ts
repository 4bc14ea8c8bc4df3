import { brand } from '#shared/brand.ts';
import { dollars, plans } from '#shared/domain/plans.ts';

/** Typing time of the scripted demo. Source: product specification. */
export const replyDelayMs = 1500;

const priceOf = (id: string) => dollars(plans.find((plan) => plan.id === id)?.price ?? 0);

/** In the order they are tried; the first keyword found in the message decides. */
const replies: readonly { readonly keywords: readonly string[]; readonly reply: string }[] = [
  {
    keywords: ['e-commerce', 'ecommerce', 'sales'],
    reply:
      'Online shops that answer at the moment of doubt sell more: our demo shop shows a 45% sales boost with product advice, order tracking and basket reminders.',
  },
  {
    keywords: ['integration'],
    reply:
      'There are 50+ integrations, among them Slack, WhatsApp and Shopify. What is not on the list, we connect through your API.',
  },
  {
    keywords: ['pricing', 'cost'],
    reply: `Starter is ${priceOf('starter')}/mo for 5,000 messages, Professional ${priceOf('professional')}/mo for 50,000 messages with HIPAA, and Enterprise is custom with unlimited messages.`,
  },
  {
    keywords: ['deploy', 'timeline'],
    reply: `We deploy a first version in ${brand.claims.deployment}, and run it with ${brand.claims.uptime} uptime.`,
  },
];

const fallback =
  'Good question for a person. In this scripted demo I can tell you about e-commerce, integrations, pricing and deployment.';

/** The canned reply to a message, chosen by keyword. */
export const replyTo = (message: string): string => {
  const text = message.toLowerCase();
  return (
    replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)))?.reply ?? fallback
  );
};
