import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { professionalServices } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: professionalServices.sampleQuestions,
  useCases: professionalServices.useCases,
  can: 'I sort first enquiries, arrange meetings with the right specialist, say which documents are needed and explain fees. I never give legal or tax advice. Specialists talk only to suitable enquiries, and first meetings start with complete papers.',
  hours: 'Monday to Thursday 8:00-18:00, Friday 8:00-15:00',
  location: '60 Chancery Place, fourth floor, or by video',
  services: 'Company formation|Contracts|Employment law|Tax returns|Bookkeeping',
  prices:
    'First meeting, 45 minutes: {first}|Contract review, fixed fee: from {contract}|Bookkeeping, small company: {bookkeeping} a month|Company formation, complete: {company}|Further advice: {hour} an hour',
  items: {
    meeting: [
      'I need a lawyer|book a meeting|first meeting|appointment with a tax adviser|make an appointment|I want to talk to a specialist|it is urgent, my deadline is tomorrow|my employer dismissed me',
      'Gladly: usually there is a slot within three working days, with a running deadline the same day. The meeting can be in the office or by video.',
    ],
    cost: [
      'what do you charge|your fees|hourly rate|price of a consultation|is the first talk free|fixed fee|how much is a lawyer',
      'The first 45 minutes are {first} (sample price) and are credited if we work together. Afterwards we agree a fixed fee or {hour} an hour in writing.',
    ],
    contract: [
      'review my contract|check an agreement|look over a lease|terms and conditions|contract review',
      'Yes: a review with written comments starts at {contract} (sample price) and takes three working days. Please send the contract after the appointment is confirmed.',
    ],
    documents: [
      'what should I bring|which papers|prepare for the first meeting|what do I have to send|documents for my tax return',
      'For a first meeting: an ID, the letters or contracts concerned and a short list of dates. For tax: last year’s assessment and your accounts.',
    ],
    company: [
      'I want to found a company|start a business|register a company|incorporate|company formation|how long does founding take',
      'Yes, from choosing the form to the register entry, for {company} plus official fees (sample price). It takes about three weeks.',
    ],
    bookkeeping: [
      'do you do bookkeeping|accounting|payroll|VAT return|do my books|tax return for my company',
      'For small companies from {bookkeeping} a month (sample price), with payroll on request.',
    ],
    confidential: [
      'is this confidential|who reads this|privacy|is my data safe|professional secrecy',
      'Yes, enquiries are confidential from the first word. Please do not send documents before the appointment: we first check that we may act for you.',
    ],
    advice: [
      'would I win|what are my chances|can I sue|is that legal|am I right|legal advice|what should I do about my dismissal|how do I save taxes',
      'I cannot give legal or tax advice. One of our specialists can after hearing the facts; I can note a first meeting for you.',
    ],
    video: [
      'do you work by video|online meeting|Zoom|by phone|remote consultation',
      'Yes, every meeting can be by video; you get the link with the confirmation.',
    ],
    existing: [
      'how is my case going|status of my matter|I am a client already|when will my tax return be done|I have a question about my invoice|speak to my lawyer',
      'Write to {contact} with your file number; whoever works on your matter answers within one working day. In a real firm I would look the status up for you.',
    ],
  },
  tasks: {
    meeting: {
      done: 'Your first meeting is noted:',
      choice: 'What is it about: a contract, founding a company, taxes, employment law or bookkeeping?',
    },
  },
  options: {
    contracts: ['Contract', 'contract*|agreement'],
    formation: ['Founding a company', 'company|found*|start-up|startup|incorporat*'],
    tax: ['Taxes', 'tax|taxes|tax return'],
    employment: ['Employment law', 'employ*|dismiss*|job|fired|work'],
    books: ['Bookkeeping', 'bookkeeping|accounting|payroll|books'],
  },
  states: {},
};
