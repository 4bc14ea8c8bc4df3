import { money } from '#shared/domain/money.ts';
import { setupTime } from '../setup-time.ts';
import type { FullTemplate } from '../types.ts';

const price = { checkup: 95, cleaning: 120, physio: 85, vaccination: 45, video: 60 };

export const healthcare: FullTemplate = {
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
  business: {
    name: 'Cedar Street Family Practice (sample)',
    about: 'A sample family practice with three doctors, a physiotherapist and a small lab.',
    hours: 'Monday to Friday 8:00-18:00, Saturday 9:00-13:00, closed on Sunday',
    location: '12 Cedar Street, second floor, lift and ramp available; parking behind the building',
    contact: 'reception@cedar-practice.example, +1 555 0110',
    services: [
      'Family medicine',
      'Preventive check-ups',
      'Vaccinations',
      'Physiotherapy',
      'Blood tests',
      'Video consultations',
    ],
    prices: [
      { item: 'Check-up without insurance', price: price.checkup },
      { item: 'Extended check-up with lab work', price: price.cleaning },
      { item: 'Physiotherapy', price: price.physio, unit: 'per session' },
      { item: 'Travel vaccination advice', price: price.vaccination },
      { item: 'Video consultation', price: price.video, unit: 'for 15 minutes' },
    ],
    faq: [
      {
        question: 'Can I get an appointment this week?',
        keywords: 'book schedule available free slot today tomorrow see doctor visit reschedule cancel',
        answer:
          'Usually yes: we keep slots for the same week every morning. Tell me the day and time you would like and whether it is urgent, and reception will confirm. Cancelling is free up to 24 hours before.',
      },
      {
        question: 'Do you accept my insurance?',
        keywords: 'insurer plan covered coverage medicare aetna pay copay',
        answer: `We work with all major insurers. Please bring your card; without insurance a check-up is ${money(price.checkup)} (sample price).`,
      },
      {
        question: 'What should I bring to my first visit?',
        keywords: 'new patient documents papers prepare first time',
        answer:
          'Please bring an ID, your insurance card, a list of your medicines and earlier findings, and come ten minutes early for the form.',
      },
      {
        question: 'How do I renew a prescription?',
        keywords: 'refill medicine medication repeat drugs',
        answer:
          'Send us the name of the medicine and your date of birth. The doctor checks it, and it is ready at reception or your pharmacy within one working day.',
      },
      {
        question: 'What do I do in an emergency?',
        keywords: 'emergency urgent pain chest breathe bleeding ambulance suicide unconscious',
        answer:
          'If it is life-threatening, call your local emergency number now. For urgent help outside our hours call the on-call service; I cannot judge symptoms.',
      },
      {
        question: 'How much is a check-up?',
        keywords: 'cost price fee self pay',
        answer: `A check-up without insurance is ${money(price.checkup)}, the extended one with lab work ${money(price.cleaning)} (sample prices).`,
      },
      {
        question: 'Do you offer video consultations?',
        keywords: 'online remote telemedicine telehealth call',
        answer: `Yes, on weekdays from 12:00 to 14:00: ${money(price.video)} for 15 minutes (sample price), or covered by most insurers.`,
      },
      {
        question: 'When do I get my test results?',
        keywords: 'lab blood results findings report',
        answer:
          'Blood tests are ready in two working days. The doctor calls you when something needs a conversation; otherwise you get a message.',
      },
      {
        question: 'Is the practice wheelchair accessible?',
        keywords: 'accessible disabled lift elevator ramp parking',
        answer:
          'Yes: there is a ramp at the entrance, a lift to the second floor and two reserved parking spaces behind the building.',
      },
      {
        question: 'Can you tell me what my symptoms mean?',
        keywords: 'symptom diagnosis headache fever rash dose ill sick',
        answer:
          'I am not able to give medical advice. I can arrange an appointment with one of our doctors, today if it is urgent.',
      },
    ],
  },
};
