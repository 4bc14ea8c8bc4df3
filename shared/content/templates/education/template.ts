import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { setupTime } from '../setup-time.ts';

export const education: IndustryTemplate = {
  id: 'education',
  name: 'Course adviser',
  industry: 'Education',
  description:
    'Guides students to the right course, answers questions about fees and dates and supports enrolment.',
  icon: 'GraduationCap',
  estimatedSetupTime: setupTime('education'),
  useCases: [
    'Course advice by level, goal and timetable',
    'Enrolment and fee questions',
    'Deadlines, documents and exam dates',
    'Support for current students around the clock',
    'Open days and trial lessons booked',
  ],
  features: [
    'Course catalogue in plain language',
    'Student information system integration',
    'Short level check in the chat',
    'Answers in the language of the learner',
    'Handover to the study office',
  ],
  sampleQuestions: [
    'Which course is right for me?',
    'What do the courses cost?',
    'When does the next course start?',
    'Can I study online?',
    'How do I enrol?',
  ],
  benefits: [
    'Prospects get advice the moment they ask',
    'The office is free of routine questions',
    'Fewer incomplete applications',
    'International students are answered in their language',
  ],
};
