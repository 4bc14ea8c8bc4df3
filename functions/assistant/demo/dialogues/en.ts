import type { Dialogues } from './types.ts';

export const dialogues: Dialogues = {
  restaurant: {
    said: [
      'Can I book a table?',
      'four on Friday',
      'at 8',
      'do you have vegan dishes?',
      'Kim',
      'no, for five',
    ],
    ends: ['5', 'Friday, 27 November', '20:00', 'Kim'],
  },
  ecommerce: {
    said: ['Where is my order?', 'FT-1042', 'I want to return it', 'it is too small'],
    ends: ['FT-1042', 'It does not fit'],
  },
  education: {
    said: ['Can I try a lesson?', 'Spanish', 'tomorrow at 6 pm', 'My name is Ana Lima'],
    ends: ['Spanish', 'Monday, 23 November', '18:00', 'Ana Lima'],
  },
  'real-estate': {
    said: ['Can I arrange a viewing?', 'the harbour loft', 'Tuesday at 10', 'are pets allowed?', 'Jo Field'],
    ends: ['Harbour loft', 'Tuesday, 24 November', '10:00', 'Jo Field'],
  },
  healthcare: {
    said: ['I need an appointment', 'a check-up', 'Wednesday morning at 9', 'Lee Park'],
    ends: ['Check-up', 'Wednesday, 25 November', '9:00', 'Lee Park'],
  },
  fitness: {
    said: ['Can I try it first?', 'yoga', 'on 28 November', '10 am', 'Max'],
    ends: ['Yoga', 'Saturday, 28 November', '10:00', 'Max'],
  },
  automotive: {
    said: ['Can I book a test drive?', 'the electric one', 'day after tomorrow at half past three', 'Sam'],
    ends: ['Electric compact', 'Tuesday, 24 November', '15:30', 'Sam'],
  },
  'professional-services': {
    said: ['I need a lawyer', 'a contract', 'Thursday 3pm', 'what does it cost?', 'Ada Byron'],
    ends: ['Contract', 'Thursday, 26 November', '15:00', 'Ada Byron'],
  },
};
