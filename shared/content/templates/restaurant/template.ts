import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const restaurant: IndustryTemplate = {
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
};
