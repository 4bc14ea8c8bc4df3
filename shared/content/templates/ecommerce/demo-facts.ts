import type { DemoFacts } from '../demo-types.ts';

export const facts = {
  business: 'Fern & Thread (sample)',
  contact: 'care@fernthread.example',
  prices: { shipping: 6, express: 14, freeFrom: 75, tee: 32, jacket: 148, giftWrap: 5 },
  items: ['delivery', 'size', 'abroad', 'pay', 'advice', 'stock', 'giftWrap', 'change', 'cart'],
  tasks: {
    order: { slots: ['code'], isLookUp: true },
    return: { slots: ['code', 'choice'], options: ['fit', 'damaged', 'mind'], acceptsOther: true },
    exchange: { slots: ['code', 'wish'] },
  },
  samples: ['order', 'return', 'delivery', 'size', 'abroad'],
  useCases: ['order', 'advice', 'return', 'cart', 'stock'],
  stateItems: ['order', 'delivery'],
  codes: {
    prefix: 'FT',
    known: { 'FT-1042': 'underway', 'FT-1043': 'packed', 'FT-1038': 'delivered' },
  },
} as const satisfies DemoFacts;
