import {
  ask,
  askEmail,
  askName,
  askTime,
  begin,
  check,
  choose,
  flowOf,
  say,
} from '#shared/content/flows/build.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';

export const education: FlowTemplate = {
  id: 'education',
  name: 'Course Advice',
  description: 'Finds the right course by goal, level and weekly hours, and arranges a talk with an adviser.',
  industry: 'Education',
  language: 'en',
  flowData: flowOf(
    [
      begin('Welcome! I help you find the course that fits you.', 'who'),
      choose('who', 'For whom are you looking?', [
        ['For myself', 'self', 'field'],
        ['For my child', 'child', 'age'],
        ['For my company', 'company', 'people'],
      ]),
      ask(
        'age',
        'How old is your child?',
        { variable: 'age', kind: 'number', retry: 'The age in years, please.' },
        'young',
      ),
      check('young', ['age', 'less', '14'], 'young_info', 'field'),
      say('young_info', 'For children under 14 we have small groups in the afternoon.', 'field'),
      ask(
        'people',
        'How many people would take part?',
        { variable: 'participants', kind: 'number', retry: 'A rough number is enough.' },
        'field',
      ),
      choose('field', 'Which field?', [
        ['Languages', 'languages', 'level'],
        ['IT and data', 'it', 'level'],
        ['Business', 'business', 'level'],
        ['Something else', 'other', 'wish'],
      ]),
      ask(
        'wish',
        'What would you like to learn?',
        { variable: 'wish', kind: 'text', retry: 'A few words are enough.' },
        'hours',
      ),
      choose('level', 'What is the level today?', [
        ['Beginner', 'beginner', 'hours'],
        ['Some knowledge', 'intermediate', 'hours'],
        ['Advanced', 'advanced', 'hours'],
      ]),
      choose('hours', 'How much time is there in a week?', [
        ['Up to 3 hours', 'few', 'evening_info'],
        ['More than 3 hours', 'many', 'talk'],
      ]),
      say('evening_info', 'Our evening and online courses are made for that.', 'talk'),
      choose('talk', 'Would you like to talk to an adviser?', [
        ['Yes', 'talk', 'time'],
        ['Send me the programme', 'programme', 'name'],
      ]),
      askTime('When would it suit you?', 'name'),
      askName('email'),
      askEmail('Which e-mail address may we write to, {{name}}?', 'done'),
      say('done', 'Thank you, {{name}}! You get our suggestion by e-mail within two working days.'),
    ],
    ['Tip: change the age of 14 to where your children’s courses end.'],
  ),
};
