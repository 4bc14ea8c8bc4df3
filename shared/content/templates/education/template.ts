import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { evening: 290, intensive: 640, online: 180, exam: 150, trial: 15 };

export const education: FullTemplate = {
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
  business: {
    name: 'Lindenhall Language School (sample)',
    about: 'A sample school for English, Spanish and German, with evening, intensive and online courses.',
    hours: 'Office Monday to Friday 9:00-19:00, Saturday 10:00-14:00; classes until 21:30',
    location: '5 Linden Court, third floor, two minutes from the central station',
    contact: 'office@lindenhall.example, +1 555 0191',
    services: [
      'Evening courses',
      'Intensive courses',
      'Online courses',
      'Exam preparation',
      'Company training',
    ],
    prices: [
      { item: 'Evening course, 10 weeks', price: price.evening },
      { item: 'Intensive course, 4 weeks', price: price.intensive },
      { item: 'Online course, 8 weeks', price: price.online },
      { item: 'Official exam', price: price.exam },
      { item: 'Trial lesson', price: price.trial },
    ],
    faq: [
      {
        question: 'Which course is right for me?',
        keywords: 'level test advice beginner advanced recommend language learn',
        answer:
          'Tell me the language, how long you have learned it and how many hours a week you have. Most working people take the evening course; if you need results within a month, the intensive one.',
      },
      {
        question: 'What do the courses cost?',
        keywords: 'price cost fee tuition pay expensive',
        answer: `Evening course ${money(price.evening)}, intensive ${money(price.intensive)}, online ${money(price.online)} (sample prices). Books are included and you can pay in two instalments.`,
      },
      {
        question: 'When does the next course start?',
        keywords: 'start date begin next when term schedule',
        answer:
          'Evening and online courses start in the first week of every second month, intensive courses every Monday. You can join until the end of the first week.',
      },
      {
        question: 'Can I study online?',
        keywords: 'online remote distance zoom home',
        answer: `Yes: live in groups of up to eight, two evenings a week for eight weeks, ${money(price.online)} (sample price). Recordings are available for a month.`,
      },
      {
        question: 'How do I enrol?',
        keywords: 'enrol enroll register sign up apply application documents',
        answer:
          'Take the ten-minute level check, choose a course and send us your name and date of birth; the office confirms your place within one working day.',
      },
      {
        question: 'Can I try a lesson?',
        keywords: 'trial try test lesson visit open day',
        answer: `A trial lesson is ${money(price.trial)} (sample price) and is credited when you enrol. The next open day is the first Saturday of the month.`,
      },
      {
        question: 'Do I get a certificate?',
        keywords: 'certificate exam diploma toefl ielts official',
        answer: `Everyone with 80 per cent attendance gets our certificate. The official exam costs ${money(price.exam)} (sample price) and takes place four times a year.`,
      },
      {
        question: 'How large are the groups?',
        keywords: 'group size people class small',
        answer: 'Six to twelve people, online up to eight.',
      },
      {
        question: 'Do you help with a student visa?',
        keywords: 'visa international foreign accommodation housing',
        answer: 'We issue the letter of enrolment for your visa and help to find a room with a host family.',
      },
      {
        question: 'Can I get my money back?',
        keywords: 'refund cancel money back stop',
        answer: 'Until seven days before the start in full, afterwards as a credit for another course.',
      },
    ],
  },
};
