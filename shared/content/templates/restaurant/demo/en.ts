import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { restaurant } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: restaurant.sampleQuestions,
  useCases: restaurant.useCases,
  can: 'I hold tables, answer questions about the menu, allergens, delivery and groups, and tell guests when we are open and how to find us. No call is missed at peak time, and allergy questions are answered the same way every time.',
  hours: 'Tuesday to Sunday 12:00-15:00 and 18:00-23:00, last orders 22:00, closed on Monday',
  location: '21 Market Row; the tram stop Old Market is two minutes away',
  services: 'Lunch and dinner|Takeaway|Delivery within 3 km|Private dining room for 24|Catering',
  prices:
    'Lunch of the day: {lunch}|Fresh pasta: from {pasta}|Vegan main course: {vegan}|Tasting menu, five courses: {tasting} per person|Delivery: {delivery} per order',
  items: {
    table: [
      'I want to reserve a table|book a table|table for two|do you have a free table|make a reservation|dinner reservation tomorrow|is there a table on Saturday|seats for tonight',
      'Gladly, I will note a table for you.',
    ],
    vegan: [
      'vegan food|vegetarian dishes|anything without meat|plant based|is there something for vegetarians',
      'Yes: a vegan main course for {vegan} (sample price), three starters and one dessert. Many pasta dishes can be made vegan too.',
    ],
    gluten: [
      'gluten free|I have a nut allergy|lactose intolerance|allergens|coeliac|are there nuts in it|food allergies',
      'Yes. Fresh pasta is also made from buckwheat, and every dish has an allergen list. Please mention allergies when booking: our kitchen is small and uses nuts and flour.',
    ],
    group: [
      'birthday party|company dinner|private room|wedding|event for 20 people|large party|catering for a party',
      'Up to 24 people fit into our private room. From ten guests we cook a set menu, for example five courses for {tasting} per person (sample price).',
    ],
    takeaway: [
      'do you deliver|order food to go|delivery|take away|pick up an order|can I order online',
      'Yes, within 3 km from 18:00 to 21:30 for {delivery} an order (sample price); takeaway is ready in 25 minutes. Orders are taken at the number of the restaurant.',
    ],
    menu: [
      'what is on the menu|what can I eat|lunch special|dishes of the day|show me the menu|do you have fish|pasta|main courses|kids menu',
      'This week: lunch of the day {lunch}, fresh pasta from {pasta}, fish from the fire and a five-course tasting menu for {tasting} (sample prices). Every dish has an allergen list.',
    ],
    parking: [
      'is there parking|where can I park|by tram|by bus|how do I reach you by car|car park nearby',
      'There is a car park at Old Market, three minutes on foot; the tram stops even closer. We are at 21 Market Row, Tuesday to Sunday 12:00-15:00 and 18:00-23:00.',
    ],
    children: [
      'are children welcome|high chair|can I bring my dog|dogs allowed|kids|baby|pets',
      'Both are welcome. We have high chairs and a plate for children; dogs may come to the terrace.',
    ],
    change: [
      'change my reservation|cancel my booking|move my table|we are late|more people are coming|I booked already',
      'Write or call us with the name and the time of the booking; up to two hours before it costs nothing. A table that we are just noting here you can change by saying so.',
    ],
  },
  tasks: { table: { done: 'Your table is noted:' } },
  options: {},
  states: {},
};
