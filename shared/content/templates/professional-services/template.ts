import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { first: 120, contract: 480, bookkeeping: 350, company: 900, hour: 210 };

export const professionalServices: FullTemplate = {
  id: 'professional-services',
  name: 'Client intake',
  industry: 'Professional Services',
  description:
    'Qualifies enquiries for law, tax and consulting firms, collects what a first meeting needs and arranges it.',
  icon: 'Briefcase',
  estimatedSetupTime: setupTime('professional-services'),
  useCases: [
    'First enquiries sorted by matter and urgency',
    'Appointments with the right specialist',
    'Documents collected before the first meeting',
    'Fees and procedures explained',
    'Status questions of existing clients',
  ],
  features: [
    'Conflict check data collected before a meeting',
    'Calendar and case system integration',
    'Confidential handling, hosted as you require',
    'Never gives legal or tax advice',
    'Complete handover notes for the specialist',
  ],
  sampleQuestions: [
    'What does a first meeting cost?',
    'Can you check a contract for me?',
    'Which documents do you need?',
    'How quickly can I get an appointment?',
    'Do you help to set up a company?',
  ],
  benefits: [
    'Specialists talk only to suitable enquiries',
    'First meetings start with complete papers',
    'Available when clients have time: in the evening',
    'Fees are clear before anyone is disappointed',
  ],
  business: {
    name: 'Alder & Reed Advisers (sample)',
    about: 'A sample firm of lawyers and tax advisers for small and medium companies.',
    hours: 'Monday to Thursday 8:30-18:00, Friday 8:30-15:00',
    location: '60 Chancery Place, fourth floor, or by video',
    contact: 'office@alderreed.example, +1 555 0185',
    services: ['Company formation', 'Contracts', 'Employment law', 'Tax returns', 'Bookkeeping'],
    prices: [
      { item: 'First meeting, 45 minutes', price: price.first },
      { item: 'Contract review, fixed fee from', price: price.contract },
      { item: 'Bookkeeping, small company', price: price.bookkeeping, unit: 'a month' },
      { item: 'Company formation, complete', price: price.company },
      { item: 'Further advice', price: price.hour, unit: 'an hour' },
    ],
    faq: [
      {
        question: 'What does a first meeting cost?',
        keywords: 'price cost fee charge consultation meeting expensive hour rate',
        answer: `The first 45 minutes are ${money(price.first)} (sample price) and are credited if we work together. Afterwards we agree a fixed fee or ${money(price.hour)} an hour in writing.`,
      },
      {
        question: 'Can you check a contract for me?',
        keywords: 'contract review check agreement lease terms',
        answer: `Yes: a review with written comments starts at ${money(price.contract)} (sample price) and takes three working days. Please send the contract after the appointment is confirmed.`,
      },
      {
        question: 'Which documents do you need?',
        keywords: 'documents papers bring prepare send',
        answer:
          'For a first meeting: an ID, the letters or contracts concerned and a short list of dates. For tax: last year’s assessment and your accounts.',
      },
      {
        question: 'How quickly can I get an appointment?',
        keywords: 'appointment book schedule soon urgent deadline meet lawyer',
        answer:
          'Usually within three working days, with a running deadline the same day. Tell me the matter and when you have time, in the office or by video.',
      },
      {
        question: 'Do you help to set up a company?',
        keywords: 'company formation found start business register incorporate',
        answer: `Yes, from choosing the form to the register entry, for ${money(price.company)} plus official fees (sample price). It takes about three weeks.`,
      },
      {
        question: 'Do you do bookkeeping?',
        keywords: 'bookkeeping accounting payroll tax return vat books',
        answer: `For small companies from ${money(price.bookkeeping)} a month (sample price), with payroll on request.`,
      },
      {
        question: 'Is what I write confidential?',
        keywords: 'confidential secret privacy private safe',
        answer:
          'Yes, enquiries are confidential from the first word. Please do not send documents before the appointment: we first check that we may act for you.',
      },
      {
        question: 'Can you tell me if I would win?',
        keywords: 'win advice opinion legal chance right sue case dismissed',
        answer:
          'I cannot give legal or tax advice. One of our specialists can after hearing the facts; shall I arrange a first meeting?',
      },
      {
        question: 'Do you work by video?',
        keywords: 'video online remote zoom call',
        answer: 'Yes, every meeting can be by video; you get the link with the confirmation.',
      },
    ],
  },
};
