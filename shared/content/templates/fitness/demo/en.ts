import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { fitness } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: fitness.sampleQuestions,
  useCases: fitness.useCases,
  can: 'I book trial sessions, know the timetable, explain memberships with freezing and cancelling, and find the right trainer. Trial requests are answered within seconds, classes are fuller, and the front desk has fewer calls.',
  hours: 'Monday to Friday 6:00-22:30, weekends 8:00-20:00',
  location: '88 Northside Avenue, next to the swimming hall',
  services:
    'Strength and cardio floor|Yoga, pilates and spinning classes|Personal training|Sauna|Nutrition coaching',
  prices:
    'Basic membership: {basic} a month|Plus membership with all classes: {plus} a month|Day pass: {day}|Personal training: {personal} an hour|Trial week: {trial}',
  items: {
    trial: [
      'I want to try it|book a trial|trial session|trial training|free trial|come for a visit|first session|can I test the gym',
      'Gladly: a trial week is {trial} (sample price) and includes one class and a short introduction.',
    ],
    membership: [
      'membership prices|how much per month|monthly fee|I want to join|become a member|difference between Basic and Plus|day pass',
      'Basic is {basic} a month, Plus with all classes {plus}; a day pass is {day} (sample prices). Both can be cancelled monthly.',
    ],
    classes: [
      'class timetable|yoga times|when is pilates|spinning class|schedule of courses|is there a free place in yoga|is the class full',
      'Yoga: Monday and Wednesday 18:30, Saturday 10:00. Pilates: Tuesday 19:00. Spinning: Thursday 18:00 and Sunday 11:00. Classes last 60 minutes; at the moment there are free places in all of them.',
    ],
    freeze: [
      'pause my membership|I am on holiday, can I pause|freeze because of an injury|put my membership on hold|suspend',
      'You can freeze it for one to three months a year, free of charge: tell us before the 25th, and it starts on the first of the next month. Cancelling is possible with one month’s notice.',
    ],
    trainer: [
      'personal trainer|I want to lose weight|training plan|coach|personal training price|build muscle|I have a goal',
      'Yes, four: for strength, for weight, for the back and for getting fit again. An hour is {personal} (sample price), and the first conversation is free.',
    ],
    quit: [
      'how do I cancel my membership|end my contract|quit the gym|notice period|minimum term|terminate my membership',
      'In the app or by e-mail, with one month’s notice. There is no minimum term.',
    ],
    sauna: [
      'is there a sauna|showers|lockers|do I need a towel|changing rooms|wellness',
      'Yes, daily from 15:00 and included in Plus. Showers and lockers are free; please bring a towel and a padlock.',
    ],
    beginner: [
      'I am a beginner|I have never been to a gym|am I too old|I am unfit|is it for beginners',
      'Most of our members began that way. Everyone gets an introduction to the machines and a first plan, at any age.',
    ],
    friend: [
      'can I bring a friend|bring a guest|train with my partner|guest pass',
      'Plus members bring a guest for free once a month; otherwise a day pass is {day} (sample price).',
    ],
    reminders: [
      'do you send reminders|remind me of my class|I have not been for a long time|come back after a break|notifications',
      'Yes, two hours before every class by WhatsApp or e-mail, as you like; and whoever was away for a while gets an invitation to a class of their choice.',
    ],
  },
  tasks: {
    trial: {
      done: 'Your trial session is noted:',
      choice: 'What would you like to try: strength training, yoga, pilates or spinning?',
    },
  },
  options: {
    strength: ['Strength training', 'strength|weights|machines|gym floor|cardio|gym'],
    yoga: ['Yoga', 'yoga'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|cycling|bike'],
  },
  states: {},
};
