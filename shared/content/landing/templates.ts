import { withTexts } from '#shared/site/texts.ts';
export interface TemplateCard {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly description: string;
  readonly setupTime: string;
  readonly benefits: readonly string[];
  readonly popular: boolean;
}

const cards: readonly TemplateCard[] = [
  {
    id: 'healthcare',
    name: 'Patient desk',
    industry: 'Healthcare',
    description:
      'Appointments, opening hours, preparation before a visit, and a clear way to a person in urgent cases.',
    setupTime: '3-5 days',
    benefits: ['Fewer calls at the desk', 'Reminders before visits'],
    popular: true,
  },
  {
    id: 'ecommerce',
    name: 'Shop assistant',
    industry: 'E-commerce',
    description:
      'Finds products, follows orders, handles returns and asks once, politely, about the basket left behind.',
    setupTime: '2-3 days',
    benefits: ['Answers before checkout', 'Returns without e-mail'],
    popular: true,
  },
  {
    id: 'real-estate',
    name: 'Property guide',
    industry: 'Real Estate',
    description: 'Learns what someone looks for, shows what fits and arranges the viewing.',
    setupTime: '4-6 days',
    benefits: ['Qualified viewings', 'Enquiries day and night'],
    popular: false,
  },
  {
    id: 'fitness',
    name: 'Studio coach',
    industry: 'Fitness',
    description: 'Class times, trial sessions, memberships and freezes.',
    setupTime: '2-3 days',
    benefits: ['Trials booked at once', 'Fewer cancellations'],
    popular: false,
  },
  {
    id: 'restaurant',
    name: 'Front of house',
    industry: 'Restaurant',
    description: 'Tables, allergens, group menus and orders to take away.',
    setupTime: '2-4 days',
    benefits: ['Tables booked at night', 'Allergen answers'],
    popular: false,
  },
  {
    id: 'automotive',
    name: 'Service desk',
    industry: 'Automotive',
    description: 'Workshop dates, test drives, parts, and the state of a repair.',
    setupTime: '3-4 days',
    benefits: ['Workshop slots filled', 'Status without calls'],
    popular: false,
  },
];

export const templates = withTexts('landing.templates', {
  question: 'Has anyone in my industry done this?',
  title: 'Start from your industry',
  text: 'A template knows the usual questions, the words and the limits of a trade. The first version runs within a day; then we tailor it to you.',
  statistics: [
    { value: '8+', label: 'templates' },
    { value: '24hrs', label: 'average setup of a first version' },
    { value: '90%', label: 'faster deployment' },
    { value: '100%', label: 'customizable' },
  ],
  cards,
  popular: 'Popular',
  tailored: (setupTime: string) => `Tailored in ${setupTime}`,
  browse: 'Browse and try all templates',
  open: (name: string) => `Try the ${name} template`,
});
