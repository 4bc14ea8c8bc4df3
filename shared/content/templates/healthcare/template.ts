import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const healthcare: IndustryTemplate = {
  id: 'healthcare',
  name: 'Patient desk',
  industry: 'Healthcare',
  description:
    'Takes appointment requests, answers questions before a visit and hands anything medical to your staff at once.',
  icon: 'Heart',
  estimatedSetupTime: setupTime('healthcare'),
  useCases: [
    'Appointment requests and rescheduling around the clock',
    'Questions about insurance, documents and preparation',
    'Prescription renewals passed to the practice team',
    'Reminders that reduce missed appointments',
    'Emergencies recognised and sent to the right number',
  ],
  features: [
    'HIPAA-ready conversation handling',
    'Calendar and practice software integration',
    'Never gives medical advice; hands over to people',
    'Patient intake before the first visit',
    'Several languages in one practice',
  ],
  sampleQuestions: [
    'Can I get an appointment this week?',
    'Do you accept my insurance?',
    'What should I bring to my first visit?',
    'How do I renew a prescription?',
    'What do I do in an emergency?',
  ],
  benefits: [
    'Phones ring less at the busiest hours',
    'Fewer missed appointments',
    'Patients get answers at night and on weekends',
    'Staff time goes to patients in the room',
  ],
};
