import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { lunch: 16, tasting: 68, pasta: 19, vegan: 21, delivery: 4 };

export const restaurant: FullTemplate = {
  id: 'restaurant',
  name: 'Front of house',
  industry: 'Restaurant',
  description:
    'Takes table reservations, answers menu and allergy questions and accepts orders, even during the rush.',
  icon: 'Utensils',
  estimatedSetupTime: setupTime('restaurant'),
  useCases: [
    'Table reservations without a phone call',
    'Menu, allergens and dietary questions',
    'Takeaway and delivery orders',
    'Group and event enquiries',
    'Opening hours, parking and directions',
  ],
  features: [
    'Reservation system integration',
    'Menu kept in one place, answered everywhere',
    'Allergen information from your own list',
    'WhatsApp, web and social channels',
    'Special requests passed to the kitchen',
  ],
  sampleQuestions: [
    'Can I book a table for tonight?',
    'Do you have vegan dishes?',
    'What are your opening hours?',
    'Do you cater for gluten-free guests?',
    'Can we come with a large group?',
  ],
  benefits: [
    'No missed calls at peak time',
    'Fewer no-shows through confirmations',
    'Allergy questions answered consistently',
    'Staff stay with the guests in the room',
  ],
  business: {
    name: 'Olive & Ember (sample)',
    about: 'A sample neighbourhood restaurant with an open fire, fresh pasta and a short seasonal menu.',
    hours: 'Tuesday to Sunday 12:00-15:00 and 18:00-23:00, closed on Monday; last orders 22:00',
    location: '21 Market Row; the tram stop Old Market is two minutes away',
    contact: 'table@oliveember.example, +1 555 0163',
    services: [
      'Lunch and dinner',
      'Takeaway',
      'Delivery within 3 km',
      'Private dining room for 24',
      'Catering',
    ],
    prices: [
      { item: 'Lunch of the day', price: price.lunch },
      { item: 'Fresh pasta', price: price.pasta, unit: 'from' },
      { item: 'Vegan main course', price: price.vegan },
      { item: 'Tasting menu, five courses', price: price.tasting, unit: 'per person' },
      { item: 'Delivery', price: price.delivery, unit: 'per order' },
    ],
    faq: [
      {
        question: 'Can I book a table for tonight?',
        keywords: 'reserve reservation table people tonight tomorrow seat',
        answer:
          'Gladly. For how many people and at what time? Tonight there is room from 18:00 to 19:30 and again after 21:00. The team confirms by message.',
      },
      {
        question: 'Do you have vegan dishes?',
        keywords: 'vegan vegetarian plant meat free',
        answer: `Yes: a vegan main course for ${money(price.vegan)} (sample price), three starters and one dessert. Many pasta dishes can be made vegan too.`,
      },
      {
        question: 'What are your opening hours?',
        keywords: 'open close hours monday sunday late kitchen',
        answer:
          'Tuesday to Sunday 12:00-15:00 and 18:00-23:00, last orders at 22:00. We are closed on Monday.',
      },
      {
        question: 'Do you cater for gluten-free guests?',
        keywords: 'gluten allergy allergen lactose nut coeliac intolerance',
        answer:
          'Yes. Fresh pasta is also made from buckwheat, and every dish has an allergen list. Please mention allergies when booking: our kitchen is small and uses nuts and flour.',
      },
      {
        question: 'Can we come with a large group?',
        keywords: 'group party birthday event wedding private company',
        answer: `Up to 24 people fit into our private room. From ten guests we cook a set menu, for example five courses for ${money(price.tasting)} per person (sample price).`,
      },
      {
        question: 'Do you deliver?',
        keywords: 'delivery takeaway takeout order home pick up',
        answer: `Yes, within 3 km from 18:00 to 21:30 for ${money(price.delivery)} an order (sample price); takeaway is ready in 25 minutes.`,
      },
      {
        question: 'What is on the menu?',
        keywords: 'menu food eat dish special lunch price cost today',
        answer: `This week: lunch of the day ${money(price.lunch)}, fresh pasta from ${money(price.pasta)}, fish from the fire and a five-course tasting menu for ${money(price.tasting)} (sample prices).`,
      },
      {
        question: 'Is there parking?',
        keywords: 'park parking car tram bus reach directions',
        answer: 'There is a car park at Old Market, three minutes on foot; the tram stops even closer.',
      },
      {
        question: 'Are children and dogs welcome?',
        keywords: 'kids children baby high chair dog pets',
        answer: 'Both. We have high chairs and a children’s plate; dogs are welcome on the terrace.',
      },
    ],
  },
};
