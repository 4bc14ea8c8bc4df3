import type { DemoFacts } from '../demo-types.ts';

const weekday = [[6, 22]] as const;
const weekend = [[8, 20]] as const;

export const facts = {
  business: 'Northside Movement Club (sample)',
  contact: 'team@northside.example, +1 555 0147',
  prices: { basic: 39, plus: 59, day: 15, personal: 70, trial: 1 },
  items: ['membership', 'classes', 'quit', 'sauna', 'beginner', 'friend', 'reminders'],
  tasks: {
    trial: { slots: ['choice', 'day', 'time', 'name'], options: ['strength', 'yoga', 'pilates', 'spinning'] },
    freeze: { slots: ['period', 'name'] },
    trainer: {
      slots: ['choice', 'day', 'time', 'name'],
      options: ['muscle', 'weight', 'back', 'fit'],
      acceptsOther: true,
    },
  },
  samples: ['membership', 'trial', 'classes', 'freeze', 'trainer'],
  useCases: ['trial', 'classes', 'freeze', 'reminders', 'trainer'],
  offers: { classes: 'trial', beginner: 'trial', membership: 'trial', sauna: 'trial', reminders: 'trial' },
  open: [weekend, weekday, weekday, weekday, weekday, weekday, weekend],
} as const satisfies DemoFacts;
