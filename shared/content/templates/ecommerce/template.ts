import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { shipping: 6, express: 14, freeFrom: 75, tee: 32, jacket: 148, giftWrap: 5 };

export const ecommerce: FullTemplate = {
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
  business: {
    name: 'Fern & Thread (sample)',
    about: 'A sample online shop for everyday clothing made from organic cotton and recycled wool.',
    hours: 'The shop is open day and night; our people answer Monday to Saturday 9:00-19:00',
    location: 'Online only; returns go to Fern & Thread, 4 Mill Lane, Unit 7',
    contact: 'care@fernthread.example',
    services: [
      'Order tracking',
      'Returns and exchanges',
      'Size advice',
      'Gift wrapping',
      'Repairs of our own pieces',
    ],
    prices: [
      { item: 'Standard delivery', price: price.shipping },
      { item: 'Express delivery', price: price.express },
      { item: 'Organic cotton tee', price: price.tee },
      { item: 'Recycled wool jacket', price: price.jacket },
      { item: 'Gift wrapping', price: price.giftWrap, unit: 'per order' },
    ],
    faq: [
      {
        question: 'Where is my order?',
        keywords: 'track tracking parcel package status delivered late missing',
        answer:
          'Give me your order number (it starts with FT-) and I look it up. In this demo: an order FT-1042 left our warehouse yesterday and arrives in one to two days.',
      },
      {
        question: 'How do I return something?',
        keywords: 'refund exchange send back money wrong broken damaged',
        answer:
          'You have 30 days. Print the label from your account, put it on the parcel and drop it at any parcel shop; the refund arrives within five working days. Returns are free.',
      },
      {
        question: 'How long does delivery take?',
        keywords: 'shipping ship arrive fast express days when',
        answer: `Standard delivery takes 2-4 working days and costs ${money(price.shipping)}, express arrives the next working day for ${money(price.express)}. From ${money(price.freeFrom)} standard delivery is free (sample prices).`,
      },
      {
        question: 'Which size should I choose?',
        keywords: 'size fit small large measure chart',
        answer:
          'Our pieces fit true to size. If you are between two sizes, take the smaller one for tees and the larger one for jackets. Tell me your chest measurement and I suggest one.',
      },
      {
        question: 'Do you ship abroad?',
        keywords: 'international country europe overseas customs worldwide',
        answer: 'Yes, to 32 countries. You see the delivery price and any customs fees before you pay.',
      },
      {
        question: 'How can I pay?',
        keywords: 'payment card paypal invoice klarna apple',
        answer: 'With all common cards, PayPal, Apple Pay and Google Pay, and on invoice in some countries.',
      },
      {
        question: 'Can you recommend something warm?',
        keywords: 'recommend gift suggestion idea winter jacket best present',
        answer: `Our best seller for cold days is the recycled wool jacket for ${money(price.jacket)}; under it the organic cotton tee for ${money(price.tee)} (sample prices). What is your budget?`,
      },
      {
        question: 'Is it in stock?',
        keywords: 'available sold out restock colour color stock',
        answer:
          'Tell me the piece, colour and size and I check. Sold-out sizes come back every two to three weeks; I can note your wish.',
      },
      {
        question: 'Do you gift wrap?',
        keywords: 'gift wrap card present message',
        answer: `Yes, in recycled paper with a handwritten card, for ${money(price.giftWrap)} an order (sample price).`,
      },
      {
        question: 'Can I change or cancel my order?',
        keywords: 'cancel change address edit mistake',
        answer:
          'Within one hour of ordering, yes: send me the order number. After that the parcel is packed and you can return it for free.',
      },
    ],
  },
};
