import type { DemoFacts } from '../demo-types.ts';

const weekday = [[6, 22]] as const;
const weekend = [[8, 20]] as const;

export const facts = {
  business: 'Northside Movement Club (sample)',
  contact: 'team@northside.example, +1 555 0147',
  prices: { basic: 39, plus: 59, day: 15, personal: 70, trial: 1 },
  items: ['membership', 'classes', 'freeze', 'trainer', 'quit', 'sauna', 'beginner', 'friend', 'reminders'],
  tasks: {
    trial: { slots: ['choice', 'day', 'time', 'name'], options: ['strength', 'yoga', 'pilates', 'spinning'] },
  },
  samples: ['membership', 'trial', 'classes', 'freeze', 'trainer'],
  useCases: ['trial', 'classes', 'freeze', 'reminders', 'trainer'],
  open: [weekend, weekday, weekday, weekday, weekday, weekday, weekend],
} as const satisfies DemoFacts;
