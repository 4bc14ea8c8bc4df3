import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const realEstate: IndustryTemplate = {
  id: 'real-estate',
  name: 'Property guide',
  industry: 'Real Estate',
  description:
    'Qualifies buyers and tenants, answers questions about listings and arranges viewings while you are out.',
  icon: 'Home',
  estimatedSetupTime: setupTime('real-estate'),
  useCases: [
    'Buyer and tenant enquiries qualified by budget and area',
    'Viewing appointments arranged in your calendar',
    'Questions about listings answered from your own data',
    'Owners guided to a valuation',
    'Documents for an application collected',
  ],
  features: [
    'Listing search by area, rooms and budget',
    'Calendar integration for viewings',
    'Lead scoring and CRM handover',
    'Follow-up after a viewing',
    'Answers in the languages of your buyers',
  ],
  sampleQuestions: [
    'Which apartments are available now?',
    'Can I arrange a viewing?',
    'What documents do I need to rent?',
    'How much is my house worth?',
    'Are pets allowed?',
  ],
  benefits: [
    'No enquiry waits until Monday',
    'Viewings only with people who fit',
    'Less telephone, more time on site',
    'Every lead complete in your CRM',
  ],
};
