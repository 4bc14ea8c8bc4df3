import { formatMessages, formatPrice } from './format.ts';
import { aiModels } from './models.ts';
import { planOf, type TierId } from './plans.ts';
import { monthlyPrice, type PricingConfig, tierFor } from './quote.ts';

/** '$839 a month' or, above 50,000 messages, 'custom, about $1,505 a month'. */
export const priceText = (config: PricingConfig): string => {
  const price = `${formatPrice(monthlyPrice(config))} a month`;
  return tierFor(config.messages) === 'enterprise' ? `custom, about ${price}` : price;
};

/** The configuration as the visitor would write it into the contact form's message. `plan` is the card they chose, if any. */
export const configMessage = (config: PricingConfig, plan?: TierId): string => {
  const recommended = tierFor(config.messages);
  const lines = [
    plan ? `I am interested in the ${planOf(plan).name} plan.` : 'I would like to talk about pricing.',
    '',
    'My configuration from the pricing calculator:',
    `Messages per month: ${formatMessages(config.messages)}`,
    `AI model: ${aiModels[config.model].name}`,
    `Recommended plan: ${planOf(recommended).name} (${priceText(config)})`,
  ];
  return lines.join('\n');
};

/** The same facts as data, for the visit context sent with a contact or booking. */
export const calculatorContext = (config: PricingConfig) => ({
  messages: config.messages,
  model: config.model,
  tier: planOf(tierFor(config.messages)).name,
  monthly: monthlyPrice(config),
});
