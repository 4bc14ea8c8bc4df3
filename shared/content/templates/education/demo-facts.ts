import type { DemoFacts } from '../demo-types.ts';

const weekday = [[9, 21]] as const;

export const facts = {
  business: 'Lindenhall Language School (sample)',
  contact: 'office@lindenhall.example, +1 555 0191',
  prices: { evening: 290, intensive: 640, online: 180, exam: 150, trial: 15 },
  items: ['advice', 'cost', 'start', 'online', 'openDay', 'certificate', 'groups', 'visa', 'student'],
  tasks: {
    trial: {
      slots: ['choice', 'day', 'time', 'name'],
      options: ['english', 'spanish', 'german'],
      acceptsOther: true,
    },
    enrol: {
      slots: ['choice', 'course', 'name', 'birthday', 'contact'],
      options: ['english', 'spanish', 'german'],
      courses: ['evening', 'intensive', 'online'],
      acceptsOther: true,
    },
  },
  samples: ['advice', 'cost', 'start', 'online', 'enrol'],
  useCases: ['advice', 'enrol', 'certificate', 'student', 'trial'],
  offers: { advice: 'trial', cost: 'enrol', start: 'enrol', online: 'enrol', openDay: 'trial' },
  open: [[], weekday, weekday, weekday, weekday, weekday, [[10, 14]]],
} as const satisfies DemoFacts;
