import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { ecommerce } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: ecommerce.sampleQuestions,
  useCases: ecommerce.useCases,
  can: 'I look up orders, arrange returns, recommend pieces and answer questions about delivery, sizes, stock and payment, day and night. The inbox gets fewer repeated questions, and customers get their answer at the moment of buying.',
  hours: 'the shop is open day and night; our people answer Monday to Saturday 9:00-19:00',
  location: 'online only; returns go to Fern & Thread, 4 Mill Lane, Unit 7',
  services: 'Order tracking|Returns and exchanges|Size advice|Gift wrapping|Repairs of our own pieces',
  prices:
    'Standard delivery: {shipping}|Express delivery: {express}|Organic cotton tee: {tee}|Recycled wool jacket: {jacket}|Gift wrapping: {giftWrap} per order',
  items: {
    order: [
      'track my order|order status|where is my parcel|my package has not arrived|has my order been sent|tracking number|my delivery is late',
      'I look it up for you.',
    ],
    return: [
      'I want to return it|send something back|can I get a refund|exchange an item|money back|it does not fit, I want to send it back|my item is damaged|return policy|how many days do I have to return',
      'Of course: you have 30 days, and returns are free. The refund arrives within five working days.',
    ],
    delivery: [
      'delivery time|how fast do you ship|when will it arrive|shipping cost|express delivery|how many days does shipping take|is delivery free',
      'Standard delivery takes 2-4 working days and costs {shipping}; express arrives the next working day for {express}. From {freeFrom} standard delivery is free (sample prices).',
    ],
    size: [
      'what size am I|size chart|does it run small|I am between two sizes|measurements|which size fits me',
      'Our pieces fit true to size. Between two sizes, take the smaller one for tees and the larger one for jackets.',
    ],
    abroad: [
      'international shipping|do you deliver to Europe|shipping to other countries|customs fees|worldwide delivery|overseas',
      'Yes, to 32 countries. You see the delivery price and any customs fees before you pay.',
    ],
    pay: [
      'how can I pay|payment methods|do you take PayPal|credit card|pay by invoice|Apple Pay',
      'With all common cards, PayPal, Apple Pay and Google Pay, and on invoice in some countries.',
    ],
    advice: [
      'can you recommend something|I need a present|something warm for winter|gift idea|what is your best seller|what should I buy|help me choose',
      'Our best seller for cold days is the recycled wool jacket for {jacket}; the organic cotton tee for {tee} goes well under it (sample prices) and makes a good present too.',
    ],
    stock: [
      'is it in stock|is it available|do you have it in my size|sold out|when is it back|other colours|do you have it in blue',
      'The tee and the jacket are in stock in sizes S to XL, in green, sand and blue. Sold-out sizes come back every two to three weeks.',
    ],
    giftWrap: [
      'do you gift wrap|wrap as a gift|gift wrapping|add a card|gift message',
      'Yes, in recycled paper with a handwritten card, for {giftWrap} an order (sample price).',
    ],
    change: [
      'change my order|cancel my order|wrong address|edit my order|I ordered the wrong thing',
      'Within one hour of ordering, yes: write to us with the order number. After that the parcel is packed, and you can return it for free.',
    ],
    cart: [
      'I left something in my cart|my shopping cart|finish my order|I am not sure whether to buy|is there a voucher',
      'Your cart is kept for 30 days. If something still holds you back, ask me about size, delivery or returns: returns are free for 30 days. There is no voucher at the moment.',
    ],
  },
  tasks: {
    order: {
      done: 'I found it.',
      code: 'What is your order number? It starts with FT-, for example FT-1042.',
    },
    return: {
      done: 'Your return is ready. You get the label by e-mail; drop the parcel at any parcel shop.',
      code: 'Which order is it about? The number starts with FT-, for example FT-1042.',
      choice: 'Why would you like to return it: it does not fit, it is damaged, or you changed your mind?',
    },
  },
  options: {
    fit: ['It does not fit', 'fit|fits|size|too small|too big|too large|tight|wrong size|small|large'],
    damaged: ['It is damaged', 'damaged|broken|defect*|faulty|torn|hole|stain*|wrong item'],
    mind: [
      'Changed my mind',
      "changed my mind|don't like|do not like|no longer need|mind|don't want|like it",
    ],
  },
  states: {
    underway:
      'Order {code}: one recycled wool jacket. It left our warehouse yesterday and arrives in one to two days.',
    packed: 'Order {code}: two organic cotton tees. It is packed and leaves our warehouse today.',
    delivered: 'Order {code}: one organic cotton tee. It was delivered on Monday and left with a neighbour.',
  },
};
