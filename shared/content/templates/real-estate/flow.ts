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

export const realEstate: FlowTemplate = {
  id: 'real-estate',
  name: 'Property Qualifier',
  description:
    'Learns whether a visitor buys, rents or sells, asks for area, budget and timing, and offers a viewing.',
  industry: 'Real Estate',
  language: 'en',
  flowData: flowOf(
    [
      begin(
        'Welcome! Tell me in a minute what you are looking for and we find the right colleague.',
        'intent',
      ),
      choose('intent', 'What are your plans?', [
        ['Buy', 'buy', 'kind'],
        ['Rent', 'rent', 'kind'],
        ['Sell or let', 'sell', 'address'],
      ]),
      choose('kind', 'What kind of property?', [
        ['Apartment', 'apartment', 'area'],
        ['House', 'house', 'area'],
        ['Commercial', 'commercial', 'area'],
      ]),
      ask(
        'area',
        'In which area or city?',
        { variable: 'area', kind: 'text', retry: 'The name of a city or district is enough.' },
        'budget',
      ),
      ask(
        'budget',
        'What is your budget? The purchase price, or the rent per month.',
        {
          variable: 'budget',
          kind: 'number',
          retry: 'Please write it as a number, for example 350000 or 1200.',
        },
        'timing',
      ),
      choose('timing', 'When would you like to move?', [
        ['As soon as possible', 'now', 'buyer'],
        ['Within 6 months', 'soon', 'buyer'],
        ['Just looking', 'later', 'newsletter'],
      ]),
      check('buyer', ['intent', 'equals', 'buy'], 'financing', 'time'),
      choose('financing', 'Is your financing settled?', [
        ['Yes', 'settled', 'time'],
        ['In progress', 'in_progress', 'time'],
        ['Not yet', 'open', 'financing_info'],
      ]),
      say('financing_info', 'No problem: we can name independent advisers to you at the viewing.', 'time'),
      askTime('When could you come to a first viewing in {{area}}?', 'name'),
      say('newsletter', 'Then we send you new offers in {{area}} now and then, without obligation.', 'name'),
      ask(
        'address',
        'Where is the property? Street and city are enough.',
        { variable: 'address', kind: 'text', retry: 'Street and city are enough.' },
        'seller_info',
      ),
      say('seller_info', 'Thank you. We estimate its value for you, free of charge.', 'name'),
      askName('email'),
      askEmail('Where may we write to, {{name}}?', 'phone'),
      askPhone('And which number may we call?', 'done'),
      say('done', 'Thank you, {{name}}. The colleague for your area gets in touch within one working day.'),
    ],
    ['Tip: send “budget” and “timing” to your CRM with a webhook before the last message.'],
  ),
};
