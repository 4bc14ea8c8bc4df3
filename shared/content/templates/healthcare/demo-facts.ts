import type { DemoFacts } from '../demo-types.ts';

const weekday = [[8, 18]] as const;

export const facts = {
  business: 'Cedar Street Family Practice (sample)',
  contact: 'reception@cedar-practice.example, +1 555 0110',
  prices: { checkup: 95, extended: 120, physio: 85, vaccination: 45, video: 60 },
  items: [
    'insurance',
    'bring',
    'emergency',
    'cost',
    'videoCall',
    'results',
    'access',
    'symptoms',
    'reminders',
  ],
  tasks: {
    appointment: {
      slots: ['choice', 'day', 'time', 'name'],
      options: ['doctor', 'checkup', 'vaccination', 'physio', 'blood'],
      acceptsOther: true,
    },
    prescription: { slots: ['medicine', 'name', 'birthday'] },
    change: { slots: ['name', 'day', 'time'] },
  },
  samples: ['appointment', 'insurance', 'bring', 'prescription', 'emergency'],
  useCases: ['appointment', 'insurance', 'prescription', 'reminders', 'emergency'],
  open: [[], weekday, weekday, weekday, weekday, weekday, [[9, 13]]],
  offers: {
    symptoms: 'appointment',
    cost: 'appointment',
    videoCall: 'appointment',
    insurance: 'appointment',
  },
  urgentItem: 'emergency',
} as const satisfies DemoFacts;
