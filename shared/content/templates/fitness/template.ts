import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { basic: 39, plus: 59, day: 15, personal: 70, trial: 1 };

export const fitness: FullTemplate = {
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
  business: {
    name: 'Northside Movement Club (sample)',
    about: 'A sample gym with a strength floor, a class studio and a small sauna.',
    hours: 'Monday to Friday 6:00-22:30, weekends 8:00-20:00',
    location: '88 Northside Avenue, next to the swimming hall',
    contact: 'team@northside.example, +1 555 0147',
    services: [
      'Strength and cardio floor',
      'Yoga, pilates and spinning classes',
      'Personal training',
      'Sauna',
      'Nutrition coaching',
    ],
    prices: [
      { item: 'Basic membership', price: price.basic, unit: 'a month' },
      { item: 'Plus membership with all classes', price: price.plus, unit: 'a month' },
      { item: 'Day pass', price: price.day },
      { item: 'Personal training', price: price.personal, unit: 'an hour' },
      { item: 'Trial week', price: price.trial },
    ],
    faq: [
      {
        question: 'What does a membership cost?',
        keywords: 'price cost fee month join member plan',
        answer: `Basic is ${money(price.basic)} a month, Plus with all classes ${money(price.plus)}; a day pass is ${money(price.day)} (sample prices). Both can be cancelled monthly.`,
      },
      {
        question: 'Can I try it first?',
        keywords: 'trial test free try session visit guest',
        answer: `Yes: a trial week is ${money(price.trial)} (sample price) and includes one class and a short introduction. Which day would you like to come?`,
      },
      {
        question: 'When are the yoga classes?',
        keywords: 'yoga timetable schedule class pilates spinning course times',
        answer:
          'Yoga: Monday and Wednesday 18:30, Saturday 10:00. Pilates: Tuesday 19:00. Spinning: Thursday 18:00 and Sunday 11:00. Classes last 60 minutes.',
      },
      {
        question: 'How do I freeze my membership?',
        keywords: 'freeze pause hold vacation injury stop suspend',
        answer:
          'You can freeze it for one to three months a year, free of charge: tell us before the 25th and it starts on the first of the next month.',
      },
      {
        question: 'Do you have personal trainers?',
        keywords: 'trainer coach personal training plan goal',
        answer: `Yes, four. An hour is ${money(price.personal)} (sample price), the first conversation is free. What is your goal: strength, weight or getting fit again?`,
      },
      {
        question: 'How do I cancel?',
        keywords: 'cancel quit terminate leave end contract',
        answer: 'In the app or by e-mail, with one month’s notice. There is no minimum term.',
      },
      {
        question: 'Is there a sauna?',
        keywords: 'sauna shower changing locker wellness towel',
        answer:
          'Yes, daily from 15:00 and included in Plus. Showers and lockers are free; please bring a towel and a padlock.',
      },
      {
        question: 'I am a beginner, is that all right?',
        keywords: 'beginner start new never unfit old age',
        answer:
          'Most of our members began that way. Everyone gets an introduction to the machines and a first plan, at any age.',
      },
      {
        question: 'Can I bring a friend?',
        keywords: 'friend guest partner bring',
        answer: `Plus members bring a guest for free once a month; otherwise a day pass is ${money(price.day)} (sample price).`,
      },
    ],
  },
};
