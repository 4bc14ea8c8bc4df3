import { describe, expect, it } from 'vitest';
import type { Turn } from '#shared/api/conversations.ts';
import { toTestTurns } from './replace-personal-data.ts';

const turn = (said: string, more: Partial<Turn> = {}): Turn => ({
  id: 'a',
  at: '2026-11-28T10:00:00.000Z',
  said,
  text: 'Noted.',
  language: 'en',
  page: '/',
  where: 'site',
  outcome: 'answered',
  mode: 'offline',
  cards: ['company.contactMe'],
  ...more,
});
const clean = async (said: string, more: Partial<Turn> = {}, people = [] as { name: string }[]) => {
  const { turns } = await toTestTurns([turn(said, more)], people);
  return turns[0];
};

describe('toTestTurns', () => {
  it('replaces name, address and number in the message and in the answer', async () => {
    const result = await clean('My name is Camille Renard, camille@renard.example, +33 1 99 00 12 34.', {
      text: 'Name: Camille Renard\nE-mail: camille@renard.example\nPhone: +33 1 99 00 12 34\nThank you, Camille.',
    });
    expect(result?.said).toBe('My name is Robin Miller, visitor@example.com, +1 202 555 0100.');
    expect(result?.text).toBe(
      'Name: Robin Miller\nE-mail: visitor@example.com\nPhone: +1 202 555 0100\nThank you, Robin.',
    );
  });

  it.each([
    ['de', 'Ich heiße Jürgen Groß, 0170 1234567', 'Ich heiße Robin Miller, +1 202 555 0100'],
    ['ar', 'رقمي ٠٥٠١٢٣٤٥٦٧', 'رقمي +1 202 555 0100'],
    ['ja', '山田太郎です。yamada@example.jp', 'Robinです。visitor@example.com'],
  ] as const)('replaces them in %s', async (language, said, expected) => {
    expect((await clean(said, { language }))?.said).toBe(expected);
  });

  it('replaces names and companies of the lead that the visitor sent', async () => {
    const { turns, replaced } = await toTestTurns(
      [turn('Hi, Berg AG here. Mia asked me to write.'), turn('Is Berg on your list?')],
      [{ name: 'Mia Berg', company: 'Berg AG' }],
    );
    expect(turns.map(({ said }) => said)).toEqual([
      'Hi, Miller Ltd here. Robin asked me to write.',
      'Is Miller on your list?',
    ]);
    expect(replaced).toBe(3);
  });

  it('replaces web addresses, and gives different people different sample numbers', async () => {
    const { turns } = await toTestTurns(
      [turn('My shop is https://shop.berg.example/a?b=c. Mail a@berg.example or b@berg.example.')],
      [],
    );
    expect(turns[0]?.said).toBe(
      'My shop is https://example.com. Mail visitor@example.com or visitor2@example.com.',
    );
  });

  it('leaves prices, counts and dates', async () => {
    const said = 'We have 1 200 000 messages and $12,500 until 2026-12-24. Does Professional fit Shopify?';
    expect((await clean(said))?.said).toBe(said);
  });

  it('keeps the source of every answer, but the words of built-in answers only', async () => {
    expect(await clean('What do you cost?', { cards: ['plans.prices'] })).toEqual({
      said: 'What do you cost?',
      expect: 'source',
      source: 'plans.prices',
      text: 'Noted.',
    });
    expect(await clean('What?', { mode: 'model', cards: [] })).toEqual({
      said: 'What?',
      expect: 'source',
      source: 'rule',
    });
    expect((await clean('Trees?', { outcome: 'unknown', cards: [] }))?.source).toBe('unknown');
  });
});
