import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const automotive: IndustryTemplate = {
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
};
