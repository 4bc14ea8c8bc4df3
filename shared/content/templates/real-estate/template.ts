import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { loft: 1950, family: 2600, house: 485_000, valuation: 250 };

export const realEstate: FullTemplate = {
  id: 'real-estate',
  name: 'Property guide',
  industry: 'Real Estate',
  description:
    'Qualifies buyers and tenants, answers questions about listings and arranges viewings while you are out.',
  icon: 'Home',
  estimatedSetupTime: setupTime('real-estate'),
  useCases: [
    'Buyer and tenant enquiries qualified by budget and area',
    'Viewing appointments arranged in your calendar',
    'Questions about listings answered from your own data',
    'Owners guided to a valuation',
    'Documents for an application collected',
  ],
  features: [
    'Listing search by area, rooms and budget',
    'Calendar integration for viewings',
    'Lead scoring and CRM handover',
    'Follow-up after a viewing',
    'Answers in the languages of your buyers',
  ],
  sampleQuestions: [
    'Which apartments are available now?',
    'Can I arrange a viewing?',
    'What documents do I need to rent?',
    'How much is my house worth?',
    'Are pets allowed?',
  ],
  benefits: [
    'No enquiry waits until Monday',
    'Viewings only with people who fit',
    'Less telephone, more time on site',
    'Every lead complete in your CRM',
  ],
  business: {
    name: 'Harbour Key Realty (sample)',
    about: 'A sample agency for homes to rent and to buy in a harbour town and its surroundings.',
    hours: 'Monday to Friday 9:00-18:00, Saturday 10:00-14:00',
    location: '3 Quay Square, ground floor, opposite the ferry terminal',
    contact: 'hello@harbourkey.example, +1 555 0132',
    services: ['Renting', 'Buying', 'Selling', 'Valuations', 'Property management'],
    prices: [
      { item: 'Two-room harbour loft to rent', price: price.loft, unit: 'a month' },
      { item: 'Four-room family apartment to rent', price: price.family, unit: 'a month' },
      { item: 'Terraced house with garden to buy', price: price.house },
      { item: 'Written valuation', price: price.valuation, unit: '(free when you sell with us)' },
    ],
    faq: [
      {
        question: 'Which apartments are available now?',
        keywords: 'flat available rent rooms listing bedroom apartment free loft house buy',
        answer: `Two at the moment: the two-room harbour loft for ${money(price.loft)} a month and a four-room family apartment for ${money(price.family)} a month; to buy there is a terraced house for ${money(price.house)} (sample prices). How many rooms do you need?`,
      },
      {
        question: 'Can I arrange a viewing?',
        keywords: 'view visit see tour appointment tomorrow',
        answer:
          'Gladly: viewings are Tuesday to Saturday. Tell me the property, a day and a time, and an agent confirms within a few hours.',
      },
      {
        question: 'What documents do I need to rent?',
        keywords: 'papers application income proof reference apply',
        answer:
          'Proof of identity, your last three payslips and a reference from your current landlord. You can upload them after the viewing.',
      },
      {
        question: 'How much is my house worth?',
        keywords: 'valuation sell value estimate selling owner worth',
        answer: `We look at it and give you a written valuation in five days. It costs ${money(price.valuation)} and is free when you sell with us (sample price).`,
      },
      {
        question: 'Are pets allowed?',
        keywords: 'dog cat animals pet',
        answer:
          'In the family apartment yes, in the harbour loft only after asking the owner. Tell me about your pet and I pass it on.',
      },
      {
        question: 'How high is the deposit?',
        keywords: 'deposit security bond',
        answer:
          'Two months’ rent, paid into a separate account and returned with interest after you move out.',
      },
      {
        question: 'Is there parking?',
        keywords: 'garage parking car bike storage',
        answer:
          'The family apartment has a place in the garage; at the loft there is resident parking on the street and a bicycle cellar.',
      },
      {
        question: 'Do you help with financing?',
        keywords: 'mortgage loan bank credit finance',
        answer: 'We do not give financial advice, but we gladly name two independent brokers we work with.',
      },
      {
        question: 'What are your fees?',
        keywords: 'commission fee agency cost charge',
        answer: 'Tenants pay us nothing. For a sale the commission is agreed in writing before we start.',
      },
    ],
  },
};
