import type { DemoFacts } from '../demo-types.ts';

const weekday = [[8, 18]] as const;

export const facts = {
  business: 'Alder & Reed Advisers (sample)',
  contact: 'office@alderreed.example, +1 555 0185',
  prices: { first: 120, contract: 480, bookkeeping: 350, company: 900, hour: 210 },
  items: ['cost', 'contract', 'documents', 'company', 'bookkeeping', 'confidential', 'advice', 'video'],
  tasks: {
    meeting: {
      slots: ['choice', 'day', 'time', 'name'],
      options: ['contracts', 'formation', 'tax', 'employment', 'books'],
      acceptsOther: true,
    },
    quote: { slots: ['details', 'name', 'contact'] },
    existing: { slots: ['details', 'name', 'contact'] },
  },
  samples: ['cost', 'contract', 'documents', 'meeting', 'company'],
  useCases: ['meeting', 'meeting', 'documents', 'cost', 'existing'],
  offers: {
    cost: 'meeting',
    contract: 'quote',
    company: 'quote',
    bookkeeping: 'quote',
    advice: 'meeting',
    documents: 'meeting',
    video: 'meeting',
  },
  open: [[], weekday, weekday, weekday, weekday, [[8, 15]], []],
} as const satisfies DemoFacts;
