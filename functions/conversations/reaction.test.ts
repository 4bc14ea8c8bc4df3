import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { asksAgain, disputedBy, keptBefore } from './reaction.ts';

const kept = {
  turn: '0195500f-0000-7000-8000-00000000000a',
  at: '2027-03-01T10:00:00.000Z',
  language: 'en' as const,
  page: '/',
  card: 'plans.cancel',
};

describe('asking again', () => {
  const again = (earlier: string, message: string, language: LanguageCode = 'en') =>
    asksAgain(message, earlier, { card: 'plans.cancel', before: 'plans.cancel', language });

  it.each([
    ['Can I cancel every month?', 'so is it possible to cancel each month or not', 'en'],
    ['Kann ich monatlich kündigen?', 'nein, ich will wissen ob man jeden monat kündigen kann', 'de'],
    ['¿Puedo cancelar cuando quiera?', 'pero se puede cancelar en cualquier momento?', 'es'],
    ['毎月解約できますか', '解約は毎月できるんですか？', 'ja'],
  ] as const)('is heard: "%s", then "%s"', async (earlier, message, language) => {
    expect(await again(earlier, message, language)).toBe(true);
  });

  it.each([
    ['What does Professional include?', 'and how much is that a month?'],
    ['What do 3,000 messages cost?', 'What do 60,000 messages cost?'],
    ['Can I cancel every month?', 'can I cancel every month'],
    ['I run a small dental practice', 'how long would that one take to tailor?'],
  ])('is not what follows it: "%s", then "%s"', async (earlier, message) => {
    expect(await again(earlier, message)).toBe(false);
  });

  it('is only about the same card', async () => {
    expect(
      await asksAgain('can I cancel any month', 'Can I cancel every month?', {
        card: 'plans.cancel',
        before: 'plans.contract',
        language: 'en',
      }),
    ).toBe(false);
  });
});

describe('an objection', () => {
  const said = {
    message: 'That is not what I asked',
    history: [
      { role: 'user' as const, content: 'Can I cancel every month?' },
      { role: 'assistant' as const, content: 'Yes.' },
    ],
    cards: ['talk.notThat'],
    language: 'en' as const,
    state: { kept },
  };

  it('is about the answer before, whatever it was', async () => {
    expect(await disputedBy(said)).toEqual(kept);
    expect(await disputedBy({ ...said, cards: ['talk.thanks'], message: 'Thank you' })).toBeUndefined();
    expect(await disputedBy({ ...said, state: {} })).toBeUndefined();
    expect(await disputedBy({ ...said, history: [] })).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'kept',
    { kept: 'x' },
    { kept: { ...kept, turn: '../../ADMIN' } },
    { kept: { ...kept, at: 'yesterday' } },
    { kept: { ...kept, language: 'xx' } },
    { kept: { ...kept, page: 'p'.repeat(500) } },
  ])('is none of a made-up state', (state) => {
    expect(keptBefore(state)).toBeUndefined();
  });
});
