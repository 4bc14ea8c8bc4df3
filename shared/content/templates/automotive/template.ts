import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { inspection: 149, oil: 99, tyres: 59, hatchback: 18_900, electric: 32_500 };

export const automotive: FullTemplate = {
  id: 'automotive',
  name: 'Service desk',
  industry: 'Automotive',
  description:
    'Arranges test drives and workshop appointments and answers questions about cars, parts and financing.',
  icon: 'Car',
  estimatedSetupTime: setupTime('automotive'),
  useCases: [
    'Test drives arranged from the vehicle page',
    'Workshop appointments with the right duration',
    'Trade-in enquiries with photos and mileage',
    'Financing and leasing questions prepared for sales',
    'Status of a repair without a phone call',
  ],
  features: [
    'Dealer management and calendar integration',
    'Stock search by budget, fuel and body',
    'Service price list explained',
    'Trade-in questionnaire',
    'Handover to the salesperson on duty',
  ],
  sampleQuestions: [
    'Can I book a test drive?',
    'How much is a service?',
    'Which electric cars do you have?',
    'Will you take my old car?',
    'When will my car be ready?',
  ],
  benefits: [
    'Leads answered while they are still looking',
    'A workshop calendar without telephone gaps',
    'Sales talk to prepared customers',
    'Customers know how their repair stands',
  ],
  business: {
    name: 'Ridgeway Motors (sample)',
    about: 'A sample dealership with a workshop: new and used cars, from city hatchbacks to electric vans.',
    hours: 'Sales Monday to Saturday 9:00-18:00; workshop Monday to Friday 7:30-17:30',
    location: '140 Ridgeway Road, exit 9; charging points at the entrance',
    contact: 'drive@ridgewaymotors.example, +1 555 0178',
    services: [
      'New and used cars',
      'Test drives',
      'Inspection and repairs',
      'Tyre storage',
      'Trade-in',
      'Financing and leasing',
    ],
    prices: [
      { item: 'Inspection', price: price.inspection, unit: 'plus parts' },
      { item: 'Oil change', price: price.oil },
      { item: 'Tyre change and storage', price: price.tyres, unit: 'per season' },
      { item: 'Used hatchback, two years old', price: price.hatchback },
      { item: 'Electric compact, new', price: price.electric },
    ],
    faq: [
      {
        question: 'Can I book a test drive?',
        keywords: 'test drive try ride appointment',
        answer:
          'Yes, Monday to Saturday. Tell me the car and a day and time; please bring your licence. A drive takes about 40 minutes and is free.',
      },
      {
        question: 'How much is a service?',
        keywords: 'inspection service cost price oil maintenance repair workshop',
        answer: `An inspection is ${money(price.inspection)} plus parts, an oil change ${money(price.oil)} (sample prices). Tell me the model and mileage and I find you a slot.`,
      },
      {
        question: 'Which electric cars do you have?',
        keywords: 'electric ev hybrid battery range charge',
        answer: `A new electric compact from ${money(price.electric)} (sample price) with about 400 km range, and two used ones. Charging at home can be arranged with an installer.`,
      },
      {
        question: 'Will you take my old car?',
        keywords: 'trade in exchange old sell part exchange value',
        answer:
          'Yes. Send the model, year, mileage and a few photos; our buyer gives a figure within one working day and fixes it after a look at the car.',
      },
      {
        question: 'When will my car be ready?',
        keywords: 'ready status repair finished pick up collect',
        answer:
          'Give me your order number or registration. In this demo: the car is on the lift and will be ready today at 16:30.',
      },
      {
        question: 'Do you offer financing?',
        keywords: 'finance financing leasing loan instalment monthly credit',
        answer:
          'Yes, leasing and loans over 24 to 60 months. The terms depend on the car and the bank; a salesperson calculates them with you.',
      },
      {
        question: 'Which used cars do you have?',
        keywords: 'used second hand cheap budget stock hatchback van',
        answer: `Right now for example a two-year-old hatchback for ${money(price.hatchback)} (sample price), with 12 months’ warranty. What is your budget?`,
      },
      {
        question: 'Can I get a replacement car?',
        keywords: 'courtesy loan replacement rental mobility',
        answer: 'For repairs over half a day yes, while available; please ask for it when you book.',
      },
      {
        question: 'Do you change tyres?',
        keywords: 'tyre tire winter summer wheel',
        answer: `Yes, with storage for ${money(price.tyres)} a season (sample price). October and April fill up quickly.`,
      },
    ],
  },
};
