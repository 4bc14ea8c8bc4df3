import type { DemoFacts } from '../demo-types.ts';

const weekday = [[8, 18]] as const;

export const facts = {
  business: 'Ridgeway Motors (sample)',
  contact: 'drive@ridgewaymotors.example, +1 555 0178',
  prices: { inspection: 149, oil: 99, tyres: 59, hatchback: 18_900, electric: 32_500 },
  items: ['cost', 'electric', 'financing', 'used', 'replacement', 'tyres'],
  tasks: {
    drive: { slots: ['choice', 'day', 'time', 'name'], options: ['electricCar', 'hatchback', 'van'] },
    workshop: {
      slots: ['choice', 'day', 'time', 'plate', 'name'],
      acceptsOther: true,
      options: ['inspection', 'oil', 'tyreChange', 'repair'],
    },
    status: { slots: ['code'], isLookUp: true },
    tradeIn: { slots: ['car', 'mileage', 'name', 'contact'] },
  },
  samples: ['drive', 'cost', 'electric', 'tradeIn', 'status'],
  useCases: ['drive', 'workshop', 'tradeIn', 'financing', 'status'],
  stateItems: ['status'],
  offers: { cost: 'workshop', electric: 'drive', used: 'drive', tyres: 'workshop', replacement: 'workshop' },
  codes: { prefix: 'RM', known: { 'RM-2051': 'lift', 'RM-2052': 'parts', 'RM-2047': 'ready' } },
  open: [[], weekday, weekday, weekday, weekday, weekday, [[9, 18]]],
} as const satisfies DemoFacts;
