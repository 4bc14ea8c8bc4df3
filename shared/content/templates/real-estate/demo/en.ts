import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { realEstate } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: realEstate.sampleQuestions,
  useCases: realEstate.useCases,
  can: 'I answer questions about our homes, find what fits your budget, arrange viewings, collect documents and guide owners to a valuation. No enquiry waits until Monday, and agents meet only people who fit.',
  hours: 'Monday to Friday 9:00-18:00, Saturday 10:00-14:00',
  location: '3 Quay Square, ground floor, opposite the ferry terminal',
  services: 'Renting|Buying|Selling|Valuations|Property management',
  prices:
    'Two-room harbour loft to rent: {loft} a month|Four-room family apartment to rent: {family} a month|Terraced house with garden to buy: {house}|Written valuation: {valuation} (free when you sell with us)',
  items: {
    viewing: [
      'I want to see the apartment|book a viewing|visit the house|can I look at the loft|viewing appointment|when can I see it|arrange a visit|I would like to view it|yes, I would like to view it',
      'Gladly, I will note a viewing; an agent comes along.',
    ],
    available: [
      'which flats are free|what do you have to rent|homes for sale|do you have a house|listings|tell me about the loft|three bedroom apartment|what is on the market|how many rooms does it have',
      'Two to rent: the two-room harbour loft for {loft} a month and a four-room family apartment for {family} a month. To buy there is a terraced house with a garden for {house} (sample prices). I can arrange a viewing of each.',
    ],
    search: [
      'I am looking for a flat under 2000|my budget is 2500|I am looking for a home|find me something with two rooms|something near the harbour|what fits my budget|area and budget',
      'Tell me rent or purchase, rooms and budget. Up to {loft} a month the harbour loft fits, from {family} the family apartment, and to buy there is the terraced house for {house} (sample prices).',
    ],
    documents: [
      'which papers do I need|rental application|proof of income|what do I need to apply|apply for the apartment|references',
      'Proof of identity, your last three payslips and a reference from your current landlord. You can upload them after the viewing.',
    ],
    worth: [
      'I want to sell my house|valuation|what is my flat worth|value of my property|estimate the price of my home|sell an apartment',
      'We look at it and give you a written valuation in five days. It costs {valuation} and is free when you sell with us (sample price).',
    ],
    pets: [
      'can I have a dog|I have a cat|animals allowed|pets|dog in the loft',
      'In the family apartment yes, in the harbour loft only after asking the owner.',
    ],
    deposit: [
      'how high is the deposit|security deposit|do I have to pay a bond|when do I get the deposit back',
      'Two months’ rent, paid into a separate account and returned with interest after you move out.',
    ],
    parking: [
      'is there parking|garage|parking space|where do I put my bike|storage room|cellar',
      'The family apartment has a place in the garage; at the loft there is resident parking on the street and a bicycle cellar.',
    ],
    financing: [
      'mortgage|can you help with a loan|bank credit|financing the house|interest rates',
      'We do not give financial advice, but we gladly name two independent brokers we work with.',
    ],
    fees: [
      'what are your fees|commission|agency fee|do I have to pay the agent|broker fee',
      'Tenants pay us nothing. For a sale the commission is agreed in writing before we start.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Your viewing is noted:',
      choice:
        'Which home would you like to see: the harbour loft, the family apartment or the terraced house?',
    },
  },
  options: {
    loft: ['Harbour loft', 'loft|two-room|two room|first one'],
    family: ['Family apartment', 'family|four-room|four room|second one|bigger flat'],
    house: ['Terraced house', 'house|terraced|garden|third one'],
  },
  states: {},
};
