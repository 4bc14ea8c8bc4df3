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

export const restaurant: FlowTemplate = {
  id: 'restaurant',
  name: 'Table Reservation',
  description:
    'Takes reservations with allergies and occasions, treats groups apart, and answers the usual questions.',
  industry: 'Restaurant',
  language: 'en',
  flowData: flowOf(
    [
      begin('Welcome to our restaurant!', 'topic'),
      choose('topic', 'What may we do for you?', [
        ['Reserve a table', 'table', 'guests'],
        ['Private event', 'event', 'event_kind'],
        ['Menu and opening hours', 'menu', 'menu_info'],
      ]),
      ask(
        'guests',
        'For how many guests?',
        { variable: 'guests', kind: 'number', retry: 'How many people will you be? A number is enough.' },
        'group',
      ),
      check('group', ['guests', 'greater', '8'], 'group_info', 'time'),
      say(
        'group_info',
        'With {{guests}} guests we like to set one long table and agree the menu with you.',
        'time',
      ),
      askTime('Which day and time?', 'diet'),
      choose('diet', 'Are there allergies or other wishes?', [
        ['No', 'none', 'name'],
        ['Vegetarian or vegan', 'vegetarian', 'name'],
        ['Allergies', 'allergies', 'allergy_text'],
      ]),
      ask(
        'allergy_text',
        'Which ones? Our kitchen takes them seriously.',
        { variable: 'allergies', kind: 'text', retry: 'Please name the allergies, such as nuts or lactose.' },
        'name',
      ),
      choose('event_kind', 'What are you planning?', [
        ['Birthday', 'birthday', 'guests'],
        ['Company party', 'company', 'guests'],
        ['Something else', 'other', 'guests'],
      ]),
      say(
        'menu_info',
        'The kitchen is open Tuesday to Sunday, 12:00 to 14:30 and 18:00 to 22:00. The menu changes with the season.',
        'want_table',
      ),
      choose('want_table', 'Would you like to reserve a table?', [
        ['Yes', 'yes', 'guests'],
        ['Not now', 'no', 'bye'],
      ]),
      askName('email'),
      askEmail('Where may we send the confirmation, {{name}}?', 'phone'),
      askPhone('And a phone number, should something come up on the day?', 'done'),
      say(
        'done',
        'Thank you, {{name}}. This is a request: your table is reserved as soon as you have our confirmation.',
      ),
      say('bye', 'See you soon!'),
    ],
    ['Sample text: put your own kitchen hours into “The kitchen is open …”.'],
  ),
};
