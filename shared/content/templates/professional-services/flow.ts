import {
  ask,
  askEmail,
  askName,
  askPhone,
  askTime,
  begin,
  check,
  choose,
  flowOf,
  say,
} from '#shared/content/flows/build.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';

export const professionalServices: FlowTemplate = {
  id: 'professional-services',
  name: 'Client Intake',
  description: 'Qualifies enquiries by matter, size and deadline, and arranges the first conversation.',
  industry: 'Professional Services',
  language: 'en',
  flowData: flowOf(
    [
      begin('Welcome. A few questions help us to prepare your first conversation well.', 'matter'),
      choose('matter', 'What is it about?', [
        ['Advice', 'advice', 'situation'],
        ['A project', 'project', 'situation'],
        ['Tax or accounts', 'tax', 'deadline'],
        ['I am a client already', 'client', 'client_message'],
      ]),
      ask(
        'client_message',
        'Good to hear from you. What may we pass on to your contact?',
        { variable: 'client_message', kind: 'text', retry: 'A sentence is enough.' },
        'name',
      ),
      ask(
        'situation',
        'Please describe your situation in one or two sentences. No confidential details yet.',
        { variable: 'situation', kind: 'text', retry: 'One sentence is enough to begin with.' },
        'size',
      ),
      ask(
        'size',
        'How many people work in your company?',
        { variable: 'employees', kind: 'number', retry: 'A rough number is enough, for example 25.' },
        'larger',
      ),
      check('larger', ['employees', 'greater', '50'], 'larger_info', 'deadline'),
      say('larger_info', 'For companies of your size a partner takes the first conversation.', 'deadline'),
      choose('deadline', 'Is there a deadline?', [
        ['Within two weeks', 'urgent', 'urgent_info'],
        ['Within three months', 'soon', 'time'],
        ['No', 'none', 'time'],
      ]),
      say('urgent_info', 'Then we treat it with priority and call you on the next working day.', 'name'),
      askTime('When would a first conversation suit you?', 'name'),
      askName('company'),
      ask(
        'company',
        'And the name of your company, {{name}}?',
        { variable: 'company', kind: 'text', retry: 'The name of the company, or “private”.' },
        'email',
      ),
      askEmail('Which e-mail address may we write to?', 'phone'),
      askPhone('And your phone number?', 'done'),
      say(
        'done',
        'Thank you, {{name}}. We confirm the conversation by e-mail. It is free of charge and binds you to nothing.',
      ),
    ],
    ['Check the last sentence: is your first conversation free of charge?'],
  ),
};
