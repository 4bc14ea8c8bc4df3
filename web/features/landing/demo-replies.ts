import { brand } from '#shared/brand.ts';
import { money } from '#shared/domain/money.ts';
import { plans } from '#shared/domain/plans.ts';

/** Typing time of the scripted demo. See docs/behaviour.md, "The landing page". */
export const replyDelayMs = 1500;

const priceOf = (id: string) => money(plans.find((plan) => plan.id === id)?.price ?? 0);

interface Reply {
  /** The specified keywords, tried first and in this order. */
  readonly keywords: readonly string[];
  /** Other wordings of the same question; tried if no keyword matched. */
  readonly wordings: RegExp;
  readonly reply: string;
}

const replies: readonly Reply[] = [
  {
    keywords: ['e-commerce', 'ecommerce', 'sales'],
    wordings:
      /\b(e commerce|(web|online )?(shop|store)s?|retail(er)?|sell(s|ing)?|sale|orders?|carts?|baskets?|checkout|revenue|conversions?)\b/,
    reply:
      'Online shops that answer at the moment of doubt sell more: our demo shop shows a 45% sales boost with product advice, order tracking and basket reminders.',
  },
  {
    keywords: ['integration'],
    wordings:
      /\b(integrat\w+|connect\w*|works? with|slack|whatsapp|shopify|hubspot|salesforce|zendesk|crm|api|plug-?ins?|calendar)\b/,
    reply:
      'There are 50+ integrations, among them Slack, WhatsApp and Shopify. What is not on the list, we connect through your API.',
  },
  {
    keywords: ['pricing', 'cost'],
    wordings:
      /\b(pric(e|es|ed|ey)|how much|plans?|fees?|charges?|pay|paying|paid|budget|expensive|cheap\w*|afford\w*|subscription|quote|usd|dollars?|starter|professional|enterprise)\b|\$/,
    reply: `Starter is ${priceOf('starter')}/mo for 5,000 messages, Professional ${priceOf('professional')}/mo for 50,000 messages with HIPAA, and Enterprise is custom with unlimited messages.`,
  },
  {
    keywords: ['deploy', 'timeline'],
    wordings:
      /\b(how (long|fast|quick\w*|soon)|when (can|could|will|would|do)|launch\w*|go(es|ing)? live|get started|set ?-?up|up and running|ready|install\w*|implement\w*|days?|weeks?|uptime|reliab\w+|online time)\b/,
    reply: `We deploy a first version in ${brand.claims.deployment}, and run it with ${brand.claims.uptime} uptime.`,
  },
];

const fallback =
  'Good question for a person. In this scripted demo I can tell you about e-commerce, integrations, pricing and deployment.';

/** Order of the fallback: a message about money and time gets the price. */
const byWording = ['pricing', 'deploy', 'integration', 'sales'].map((keyword) =>
  replies.find(({ keywords }) => keywords.includes(keyword)),
);

/**
 * The canned reply to a message: matches the specified keywords, then common wordings of the same four
 * questions.
 */
export const findReply = (message: string): string => {
  const text = message.toLowerCase();
  const found =
    replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ??
    byWording.find((reply) => reply?.wordings.test(text));
  return found?.reply ?? fallback;
};
