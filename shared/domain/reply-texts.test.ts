import { expect, it } from 'vitest';
import { filledIn } from './reply-texts.ts';

const facts = { firstName: 'Ada', lastName: 'King', company: '', service: 'Consultation' };

it.each([
  ['Dear {{first name}} {{last name}},', 'Dear Ada King,'],
  ['{{first_ _name}} {{first  name}}', 'Ada Ada'],
  ['{{First_Name}}: {{ service }}!', 'Ada: Consultation!'],
  ['Hello {{company}}, thank you', 'Hello, thank you'],
  ['{{company}} and you', 'and you'],
  ['{{price}} stays as it is', '{{price}} stays as it is'],
  ['{{}} too, and {first name}', '{{}} too, and {first name}'],
  ['  Hello  ', 'Hello'],
])('fills %j to %j', (text, filled) => {
  expect(filledIn(text, facts)).toBe(filled);
});
