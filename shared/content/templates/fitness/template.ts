import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const fitness: IndustryTemplate = {
  id: 'fitness',
  name: 'Studio coach',
  industry: 'Fitness',
  description: 'Books classes and trial sessions, explains memberships and keeps members coming back.',
  icon: 'Dumbbell',
  estimatedSetupTime: setupTime('fitness'),
  useCases: [
    'Trial sessions booked from the website',
    'Class timetable and free places',
    'Membership questions, freezing and cancelling',
    'Reminders and win-back messages',
    'Personal trainer matched to a goal',
  ],
  features: [
    'Timetable and booking system integration',
    'Membership rules explained in plain words',
    'Reminders over WhatsApp or e-mail',
    'Waiting lists for full classes',
    'Goal questionnaire for new members',
  ],
  sampleQuestions: [
    'What does a membership cost?',
    'Can I try it first?',
    'When are the yoga classes?',
    'How do I freeze my membership?',
    'Do you have personal trainers?',
  ],
  benefits: [
    'Trial requests answered within seconds',
    'Fuller classes through waiting lists',
    'Fewer calls at the front desk',
    'Members feel looked after between visits',
  ],
};
