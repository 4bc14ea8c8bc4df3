import type { DemoFacts } from '../demo-types.ts';

const weekday = [[9, 18]] as const;

export const facts = {
  business: 'Harbour Key Realty (sample)',
  contact: 'hello@harbourkey.example, +1 555 0132',
  prices: { loft: 1950, family: 2600, house: 485_000, valuation: 250 },
  items: ['available', 'documents', 'pets', 'deposit', 'parking', 'financing', 'fees', 'search'],
  tasks: {
    viewing: { slots: ['choice', 'day', 'time', 'name'], options: ['loft', 'family', 'house'] },
    worth: { slots: ['address', 'name', 'contact'] },
  },
  samples: ['available', 'viewing', 'documents', 'worth', 'pets'],
  useCases: ['search', 'viewing', 'available', 'worth', 'documents'],
  offers: { available: 'viewing', search: 'viewing', pets: 'viewing', parking: 'viewing' },
  open: [[], weekday, weekday, weekday, weekday, weekday, [[10, 14]]],
} as const satisfies DemoFacts;
