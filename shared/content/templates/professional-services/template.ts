import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const professionalServices: IndustryTemplate = {
  id: 'professional-services',
  name: 'Client intake',
  industry: 'Professional Services',
  description:
    'Qualifies enquiries for law, tax and consulting firms, collects what a first meeting needs and arranges it.',
  icon: 'Briefcase',
  estimatedSetupTime: setupTime('professional-services'),
  useCases: [
    'First enquiries sorted by matter and urgency',
    'Appointments with the right specialist',
    'Documents collected before the first meeting',
    'Fees and procedures explained',
    'Status questions of existing clients',
  ],
  features: [
    'Conflict check data collected before a meeting',
    'Calendar and case system integration',
    'Confidential handling, hosted as you require',
    'Never gives legal or tax advice',
    'Complete handover notes for the specialist',
  ],
  sampleQuestions: [
    'What does a first meeting cost?',
    'Can you check a contract for me?',
    'Which documents do you need?',
    'How quickly can I get an appointment?',
    'Do you help to set up a company?',
  ],
  benefits: [
    'Specialists talk only to suitable enquiries',
    'First meetings start with complete papers',
    'Available when clients have time: in the evening',
    'Fees are clear before anyone is disappointed',
  ],
};
