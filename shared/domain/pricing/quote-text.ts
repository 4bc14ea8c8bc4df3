import { formatPrice } from '#shared/domain/money.ts';
import { formatMessages } from './format.ts';
import { aiModels, modelIndexes } from './models.ts';
import { planOf, type TierId } from './plans.ts';
import { monthlyPrice, type PricingConfig, tierFor } from './quote.ts';

/** '$839 a month' or, above 50,000 messages, 'custom, about $1,505 a month'. */
export const priceText = (config: PricingConfig): string => {
  const price = `${formatPrice(monthlyPrice(config))} a month`;
  return tierFor(config.messages) === 'enterprise' ? `custom, about ${price}` : price;
};

/**
 * Explains a plan's price if its card names a better model than the price includes: 'with GPT-3.5 Turbo,
 * $839 with Claude 3 Sonnet'. Otherwise undefined.
 */
export const planPriceNote = (tier: TierId): string | undefined => {
  const { features, pricePerMonth, maxMessages } = planOf(tier);
  const model = modelIndexes.find((index) => index > 0 && features.includes(aiModels[index].name));
  if (!model || pricePerMonth === 0) return undefined;
  const price = formatPrice(monthlyPrice({ messages: maxMessages, model }));
  return `with ${aiModels[0].name}, ${price} with ${aiModels[model].name}`;
};

/**
 * The configuration as one line for the contact form, such as 'Starter plan; pricing calculator: 25,000
 * messages a month with Claude 3 Sonnet, recommended plan Professional, $839 a month'. `plan` is the chosen
 * card.
 */
export const configMessage = (config: PricingConfig, plan?: TierId): string =>
  [
    ...(plan ? [`${planOf(plan).name} plan; `] : []),
    `pricing calculator: ${formatMessages(config.messages)} messages a month with ${aiModels[config.model].name}`,
    `, recommended plan ${planOf(tierFor(config.messages)).name}, ${priceText(config)}`,
  ].join('');

/** The same data for the visit context of a contact or booking. */
export const calculatorContext = (config: PricingConfig) => ({
  messages: config.messages,
  model: config.model,
  tier: planOf(tierFor(config.messages)).name,
  monthly: monthlyPrice(config),
});
