import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const ecommerce: IndustryTemplate = {
  id: 'ecommerce',
  name: 'Shop assistant',
  industry: 'E-commerce',
  description:
    'Answers order, delivery and size questions, recommends products and turns hesitation into sales.',
  icon: 'ShoppingCart',
  estimatedSetupTime: setupTime('ecommerce'),
  useCases: [
    'Where is my order: answers from the shop system',
    'Product recommendations by need and budget',
    'Returns and exchanges without an e-mail thread',
    'Abandoned carts won back with a helpful question',
    'Size and stock questions on the product page',
  ],
  features: [
    'Shopify and WooCommerce connection',
    'Order status from the tracking number',
    'Product search in plain language',
    'Return labels and policies explained',
    'Handover to a person with the whole history',
  ],
  sampleQuestions: [
    'Where is my order?',
    'How do I return something?',
    'How long does delivery take?',
    'Which size should I choose?',
    'Do you ship abroad?',
  ],
  benefits: [
    'Fewer repeated questions in the inbox',
    'Answers at the moment of buying',
    'Returns handled the same way every time',
    'Support that grows with seasonal peaks',
  ],
};
