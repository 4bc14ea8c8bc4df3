import type { DemoFacts } from '../demo-types.ts';

const service = [
  [12, 15],
  [18, 22],
] as const;

export const facts = {
  business: 'Olive & Ember (sample)',
  contact: 'table@oliveember.example, +1 555 0163',
  prices: { lunch: 16, tasting: 68, pasta: 19, vegan: 21, delivery: 4, dessert: 8 },
  items: ['vegan', 'gluten', 'menu', 'parking', 'children', 'change'],
  tasks: {
    table: { slots: ['people', 'day', 'time', 'name'] },
    takeaway: { slots: ['order', 'time', 'name'], options: ['pasta', 'vegan', 'lunch', 'dessert'] },
    group: { slots: ['people', 'day', 'time', 'name', 'contact'] },
  },
  samples: ['table', 'vegan', 'hours', 'gluten', 'group'],
  useCases: ['table', 'menu', 'takeaway', 'group', 'parking'],
  offers: { menu: 'table', vegan: 'table', gluten: 'table', hours: 'table' },
  open: [service, [], service, service, service, service, service],
  maxPeople: 24,
} as const satisfies DemoFacts;
