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

export const automotive: FlowTemplate = {
  id: 'automotive',
  name: 'Showroom and Workshop',
  description: 'Books test drives and workshop visits, values part exchanges, and recognises breakdowns.',
  industry: 'Automotive',
  language: 'en',
  flowData: flowOf(
    [
      begin('Hello and welcome! Are you here about a new car or your own one?', 'topic'),
      choose('topic', 'What is it about?', [
        ['Buy a car', 'buy', 'power'],
        ['Workshop', 'workshop', 'drives'],
        ['Sell my car', 'sell', 'own_model'],
      ]),
      choose('power', 'Which drive do you prefer?', [
        ['Electric', 'electric', 'budget'],
        ['Hybrid', 'hybrid', 'budget'],
        ['Petrol or diesel', 'combustion', 'budget'],
        ['Not sure', 'open', 'budget'],
      ]),
      ask(
        'budget',
        'What is your budget?',
        { variable: 'budget', kind: 'number', retry: 'Please write it as a number, for example 25000.' },
        'new_or_used',
      ),
      check('new_or_used', ['budget', 'less', '20000'], 'used_info', 'new_info'),
      say('used_info', 'Up to {{budget}} our checked used cars are the best choice.', 'time'),
      say('new_info', 'With {{budget}} you can choose among new cars and nearly new ones.', 'time'),
      choose('drives', 'Is the car safe to drive?', [
        ['Yes', 'drives', 'service'],
        ['No, it broke down', 'breakdown', 'breakdown_info'],
      ]),
      say(
        'breakdown_info',
        'Please stop in a safe place. Leave your number and we call you at once in our opening hours.',
        'name',
      ),
      choose('service', 'What does it need?', [
        ['Inspection', 'inspection', 'own_model'],
        ['Tyres', 'tyres', 'own_model'],
        ['Repair', 'repair', 'own_model'],
      ]),
      ask(
        'own_model',
        'Which car do you have? Make, model and year.',
        { variable: 'car', kind: 'text', retry: 'For example: VW Golf, 2019.' },
        'time',
      ),
      askTime('When would you like to come by?', 'name'),
      askName('email'),
      askEmail('Which e-mail address may we confirm to, {{name}}?', 'phone'),
      askPhone('And your phone number?', 'done'),
      say('done', 'Thank you, {{name}}. We confirm by e-mail, usually within a few hours.'),
    ],
    ['Tip: change the limit of 20000 to where your used cars end.'],
  ),
};
