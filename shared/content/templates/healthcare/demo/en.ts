import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';
import { healthcare } from '../template.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: healthcare.sampleQuestions,
  useCases: healthcare.useCases,
  can: 'I take requests for appointments, answer questions about insurance, documents and preparation, pass prescription renewals on and send emergencies to the right number. I never give medical advice. The phone rings less, and patients get answers at night and at weekends.',
  hours: 'Monday to Friday 8:00-18:00, Saturday 9:00-13:00, closed on Sunday',
  location: '12 Cedar Street, second floor, lift and ramp available; parking behind the building',
  services: 'Family medicine|Preventive check-ups|Vaccinations|Physiotherapy|Blood tests|Video consultations',
  prices:
    'Check-up without insurance: {checkup}|Extended check-up with lab work: {extended}|Physiotherapy: {physio} per session|Travel vaccination advice: {vaccination}|Video consultation: {video} for 15 minutes',
  items: {
    appointment: [
      'I need an appointment|book an appointment|see a doctor|make an appointment for tomorrow|do you have a free slot|I would like a check-up on Friday|get vaccinated|doctor appointment',
      'Gladly, I will note a request; reception confirms it. Usually there are free slots in the same week.',
    ],
    insurance: [
      'which insurance do you take|is it covered|does my insurer pay|Medicare|Aetna|I am not insured|insurance card',
      'We work with all major insurers. Please bring your card; without insurance a check-up is {checkup} (sample price).',
    ],
    bring: [
      'what do I need for the first appointment|I am a new patient|which documents should I bring|prepare for my visit|first time here',
      'Please bring an ID, your insurance card, a list of your medicines and earlier findings, and come ten minutes early for the form.',
    ],
    prescription: [
      'refill my prescription|I need my medicine again|repeat prescription|renew my medication|prescription',
      'Write to us with the name of the medicine and your date of birth. The doctor checks it, and it is ready at reception or your pharmacy within one working day.',
    ],
    emergency: [
      'emergency|it is urgent|emergency number|what if it is an emergency|on-call service|ambulance',
      'If it is life-threatening, call your local emergency number now. For urgent help outside our hours call the on-call service. I am a chatbot and cannot judge symptoms.',
    ],
    cost: [
      'how much is a check-up|what does a visit cost|price without insurance|physiotherapy price|self-pay',
      'A check-up without insurance is {checkup}, the extended one with lab work {extended} and physiotherapy {physio} per session (sample prices).',
    ],
    videoCall: [
      'video consultation|online doctor|telemedicine|can I talk to the doctor by video|remote appointment',
      'Yes, on weekdays from 12:00 to 14:00: {video} for 15 minutes (sample price), or covered by most insurers.',
    ],
    results: [
      'when do I get my test results|lab results|blood test results|findings|are my results ready',
      'Blood tests are ready in two working days. The doctor calls you when something needs a conversation; otherwise you get a message.',
    ],
    access: [
      'wheelchair accessible|is there a lift|ramp|elevator|disabled access|disabled parking',
      'Yes: there is a ramp at the entrance, a lift to the second floor and two reserved parking spaces behind the building.',
    ],
    symptoms: [
      'I have a headache|what do my symptoms mean|I have a fever and a cough|which medicine should I take|is it dangerous|what dose|my back hurts|I have a rash|I feel sick|diagnosis',
      'I am not able to give medical advice. I can note an appointment with one of our doctors; if it feels urgent, please call us, and if it is life-threatening, your local emergency number.',
    ],
    change: [
      'cancel my appointment|reschedule|move my appointment|I cannot come tomorrow|I am late',
      'Write or call us with your name and the time of the appointment; cancelling is free up to 24 hours before. A request that we are just noting here you can change by saying so.',
    ],
    reminders: [
      'do you send reminders|remind me of my appointment|I forgot my appointment|when was my appointment',
      'Yes: the day before you get a message, and one word is enough to confirm or to move the appointment.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Your request is noted; reception confirms it:',
      choice:
        'What is it for: a visit to the doctor, a check-up, a vaccination, physiotherapy or a blood test?',
    },
  },
  options: {
    doctor: ['Visit to the doctor', 'doctor|visit|gp|consultation|something else|other'],
    checkup: ['Check-up', 'check-up|checkup|check up|preventive'],
    vaccination: ['Vaccination', 'vaccin*|shot|jab|flu shot'],
    physio: ['Physiotherapy', 'physio*'],
    blood: ['Blood test', 'blood|blood test|lab'],
  },
  states: {},
  urgent:
    "chest pain|pain in my chest|can't breathe|cannot breathe|can not breathe|trouble breathing|unconscious|heavy bleeding|bleeding heavily|suicide|kill myself|stroke|heart attack|overdose|poisoned|choking|chest & pain*/hurt*/ache*/aching/tight*/pressure/crushing|breath/breathe/breathing & can't/cant/cannot/can not/hard/hardly/struggl*/difficult*/short/unable/barely/stopped/not|passed out|fainted|unresponsive|lost consciousness|suicidal|killing myself|end my life|take my life|want to die|want to live & not/don't/dont|hurt myself|harm myself",
};
