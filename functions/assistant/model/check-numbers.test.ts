import { describe, expect, it } from 'vitest';
import { quotablePrices } from '../facts.ts';
import { findUnknownNumber } from './check-numbers.ts';

const facts = ['Starter costs $299 a month. Call us: +1 555 010 1234.'];
const check = (text: string, visitor: readonly string[] = []) => findUnknownNumber(text, { facts, visitor });

describe('findUnknownNumber', () => {
  it.each([
    'It costs thirteen dollars.',
    'Nur zwanzig Euro im Monat.',
    'Cela coûte vingt-cinq euros.',
    'Cuesta diez dólares.',
    '每月只要十三美元。',
    'Call +44 20 7946 0958 now.',
    'Rufen Sie 030 1234567 an.',
    'Ring (030) 765-4321.',
  ])('refuses %j', (text) => {
    expect(check(text)).toMatch(/is in none of the facts/);
  });

  it.each([
    'It costs $299 a month.',
    'Call us at (555) 010-1234.',
    'Up to 5 000 000 messages a month.',
    'Ten of our clients pay in euros.',
    'Choose one of three plans.',
    'On 2026-11-24 at 10:00.',
  ])('allows %j', (text) => {
    expect(check(text)).toBeUndefined();
  });

  it('allows numbers that the visitor gave', () => {
    expect(check('We will call 030 1234567.', ['my number is +49 30 1234567'])).toBeUndefined();
    expect(check('Twenty dollars is too little.', ['I have twenty dollars'])).toBeUndefined();
  });
});

const prices = quotablePrices()
  .map((price) => `$${price}`)
  .join(', ');
const checkPrices = (text: string) => findUnknownNumber(text, { facts: [`${prices}, 99.9%`], visitor: [] });

describe('findUnknownNumber with our prices', () => {
  it.each([
    'Starter is $129 a month, Professional $699.',
    'Le forfait coûte 129 $ par mois, soit 1 497 $ géré.',
    'Der Rundum-Service kostet 1.497 $, 2.497 $ oder 2.997 $.',
    'Сопровождение стоит от 1 497 $ в месяц.',
    '月額$1,497、追加言語は$297です。',
    'An extra conversation is $0.15.',
    'No prices at all, 99.9% uptime, 50,000 messages.',
    'USD 129 or 129 dollars or 129 US$',
    'It costs $129, 5,000 messages included.',
  ])('accepts: %s', (text) => {
    expect(checkPrices(text)).toBeUndefined();
  });

  it.each([
    'Only $1 today!',
    'Only $1.29 a month',
    'For you 12.9 dollars',
    'It is $128.',
    '50% off',
    'ab 99 Euro im Monat',
    'всего 5 долларов',
    'たったの100円',
    '只要1美元',
    '٥ دولار فقط',
    'five dollars',
    'Starter is $129, but you pay 10 USD',
    '$1290',
  ])('rejects: %s', (text) => {
    expect(checkPrices(text)).toBeDefined();
  });
});

describe('findUnknownNumber with calculated amounts', () => {
  const calculated = ['Professional: $1,433 a month; custom integration: $1,997 one-time'];
  const checkYear = (text: string) => findUnknownNumber(text, { facts: [], visitor: [], calculated });

  it('allows several months plus one-time costs', () => {
    expect(checkYear('Twelve months are $17,196, the first year $19,193.')).toBeUndefined();
    expect(checkYear('The first month is $3,430.')).toBeUndefined();
  });

  it('allows the difference of two, for a month and a year', () => {
    const both = [...calculated, 'Starter: $129 a month'];
    const check = (text: string) => findUnknownNumber(text, { facts: [], visitor: [], calculated: both });
    expect(check('That is $1,304 less a month and $15,648 less a year.')).toBeUndefined();
    expect(check('That is $1,300 less a month.')).toMatch(/let "quote" calculate it/);
  });

  it('allows the difference of two prices that the reply names', () => {
    const check = (text: string) =>
      findUnknownNumber(text, { facts: ['Starter: $129 a month. Professional: $699 a month.'], visitor: [] });
    expect(check('Professional is $699, Starter $129: $570 more a month, $6,840 a year.')).toBeUndefined();
    expect(check('Professional is $570 more a month.')).toBeDefined();
    expect(check('Professional is $699, Starter $129: $500 more a month.')).toBeDefined();
  });

  it('refuses an amount that is not a multiple', () => {
    expect(checkYear('The first year is $19,000.')).toMatch(/let "quote" calculate it/);
  });

  it('allows sums of given prices', () => {
    const sample = { facts: [], visitor: [], sumsOf: [19, 21, 4] };
    expect(findUnknownNumber('2 pasta and 1 vegan with delivery: $63', sample)).toBeUndefined();
    expect(findUnknownNumber('That is $1.', sample)).toBeDefined();
  });
});
