import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { education } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: education.sampleQuestions,
  useCases: education.useCases,
  can: 'I advise on courses, answer questions about fees, dates, exams and enrolment, and arrange trial lessons. Learners get advice the moment they ask, in their own language, and the office is free of routine questions.',
  hours: 'office Monday to Friday 9:00-19:00, Saturday 10:00-14:00; classes until 21:30',
  location: '5 Linden Court, third floor, two minutes from the central station',
  services: 'Evening courses|Intensive courses|Online courses|Exam preparation|Company training',
  prices:
    'Evening course, 10 weeks: {evening}|Intensive course, 4 weeks: {intensive}|Online course, 8 weeks: {online}|Official exam: {exam}|Trial lesson: {trial}',
  items: {
    trial: [
      'I want a trial lesson|can I try a lesson|book a trial|test lesson|sit in on a class|try before I enrol',
      'Gladly: a trial lesson is {trial} (sample price) and is credited when you enrol.',
    ],
    advice: [
      'which course do you recommend|what is my level|I am a beginner|I want to learn Spanish|level test|course for my goal|advice on courses|my English is intermediate',
      'Most working people take the evening course; if you need results within a month, the intensive one; if you travel a lot, the online one. A ten-minute level check finds your group, and a trial lesson shows whether it fits.',
    ],
    cost: [
      'course fees|tuition|how much is the evening course|price of the intensive course|is it expensive|pay in instalments',
      'Evening course {evening}, intensive {intensive}, online {online} (sample prices). Books are included, and you can pay in two instalments.',
    ],
    start: [
      'start dates|when can I begin|next course|when does the term start|can I join later|timetable',
      'Evening and online courses start in the first week of every second month, intensive courses every Monday. You can join until the end of the first week.',
    ],
    online: [
      'online course|remote learning|learn from home|Zoom lessons|distance learning|are there recordings',
      'Yes: live in groups of up to eight, two evenings a week for eight weeks, {online} (sample price). Recordings are available for a month.',
    ],
    enrol: [
      'how do I sign up|register for a course|enrolment|application|which documents do I need to enrol|deadline to apply|join a course',
      'Take the ten-minute level check, choose a course and send us your name and date of birth; the office confirms your place within one working day. The deadline is the end of the first week.',
    ],
    openDay: [
      'open day|open house|visit the school|when can I look around',
      'The next open day is the first Saturday of the month, 10:00-14:00. You can also come to a trial lesson for {trial} (sample price).',
    ],
    certificate: [
      'do I get a certificate|official exam|TOEFL|IELTS|exam date|diploma|exam preparation|exam fee',
      'Everyone with 80 per cent attendance gets our certificate. The official exam costs {exam} (sample price) and takes place four times a year; register four weeks before with an ID.',
    ],
    groups: [
      'how big are the groups|how many people in a class|class size|small groups|private lessons',
      'Six to twelve people, online up to eight.',
    ],
    visa: [
      'student visa|do you help with accommodation|host family|housing|I come from abroad|letter of enrolment',
      'We issue the letter of enrolment for your visa and help to find a room with a host family.',
    ],
    student: [
      'I am a student of yours|I missed a lesson|change my course|I am ill today|my login does not work|where is my homework|pause my course',
      'Gladly: missed lessons are in the recordings for a month, changing to another group is free until the second week, and the office helps with everything else on the next working day.',
    ],
  },
  tasks: {
    trial: {
      done: 'Your trial lesson is noted:',
      choice: 'Which language would you like to try: English, Spanish or German?',
    },
  },
  options: {
    english: ['English', 'english'],
    spanish: ['Spanish', 'spanish|espanol'],
    german: ['German', 'german|deutsch'],
  },
  states: {},
};
