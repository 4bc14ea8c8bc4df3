import {
  askEmail,
  askName,
  askPhone,
  askTime,
  begin,
  choose,
  flowOf,
  say,
} from '#shared/content/flows/build.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';

export const healthcare: FlowTemplate = {
  id: 'healthcare',
  name: 'Patient Intake',
  description:
    'Sorts emergencies out first, takes appointment requests and callback wishes, answers practice questions.',
  industry: 'Healthcare',
  language: 'en',
  flowData: flowOf(
    [
      begin('Welcome to our practice. I am the digital assistant at the front desk.', 'urgent'),
      choose('urgent', 'Before we start: is this a medical emergency?', [
        ['Yes, it is urgent', 'urgent', 'emergency'],
        ['No', 'not_urgent', 'topic'],
      ]),
      say(
        'emergency',
        'Please call your local emergency number right now, or go to the nearest emergency department. I cannot help with emergencies here.',
      ),
      choose('topic', 'How can we help you?', [
        ['Request an appointment', 'appointment', 'patient'],
        ['Prescription or referral', 'prescription', 'prescription_info'],
        ['Opening hours', 'hours', 'hours_info'],
      ]),
      choose('patient', 'Have you been to our practice before?', [
        ['Yes', 'known_patient', 'time'],
        ['No, I am new', 'new_patient', 'new_info'],
      ]),
      say(
        'new_info',
        'Good to have you. Please bring your insurance card and a list of your medication to the first visit.',
        'time',
      ),
      askTime('Which day and time would suit you? It is a request: we confirm it by e-mail.', 'name'),
      say(
        'prescription_info',
        'Repeat prescriptions and referrals are usually ready the next working day. We will write to you when yours is.',
        'name',
      ),
      say(
        'hours_info',
        'We are open Monday to Friday from 8:00 to 17:00, on Wednesday until 12:00.',
        'anything',
      ),
      choose('anything', 'Would you like us to call you back about something?', [
        ['Yes, please', 'callback', 'name'],
        ['No, thank you', 'nothing', 'bye'],
      ]),
      askName('email'),
      askEmail('Thank you, {{name}}. Which e-mail address may we answer to?', 'phone'),
      askPhone('And a phone number, in case we have a question?', 'done'),
      say(
        'done',
        'Thank you, {{name}}. We answer on the next working day at the latest. Please send no medical details by e-mail.',
      ),
      say('bye', 'Thank you for your visit. Take care!'),
    ],
    [
      'Sample text: put your own opening hours into “We are open …”.',
      'Check with your data protection officer what you may ask before the first visit.',
    ],
  ),
};
