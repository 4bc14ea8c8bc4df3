import { describe, expect, it } from 'vitest';
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
