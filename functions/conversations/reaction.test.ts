import { describe, expect, it } from 'vitest';
import type { LastTurn } from '#functions/conversations/store/read.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { asksAgain, reactionTo } from './reaction.ts';

describe('asksAgain', () => {
  const again = (earlier: string, message: string, language: LanguageCode = 'en') =>
    asksAgain(message, earlier, { card: 'plans.cancel', before: 'plans.cancel', language });

  it.each([
    ['Can I cancel every month?', 'so is it possible to cancel each month or not', 'en'],
    ['Kann ich monatlich kündigen?', 'nein, ich will wissen ob man jeden monat kündigen kann', 'de'],
    ['¿Puedo cancelar cuando quiera?', 'pero se puede cancelar en cualquier momento?', 'es'],
    ['毎月解約できますか', '解約は毎月できるんですか？', 'ja'],
  ] as const)('recognises "%s" rephrased as "%s"', async (earlier, message, language) => {
    expect(await again(earlier, message, language)).toBe(true);
  });

  it.each([
    ['What does Professional include?', 'and how much is that a month?'],
    ['What do 3,000 messages cost?', 'What do 60,000 messages cost?'],
    ['Can I cancel every month?', 'can I cancel every month'],
    ['I run a small dental practice', 'how long would that one take to tailor?'],
  ])('treats "%s" and "%s" as different questions', async (earlier, message) => {
    expect(await again(earlier, message)).toBe(false);
  });

  it('requires the same card', async () => {
    expect(
      await asksAgain('can I cancel any month', 'Can I cancel every month?', {
        card: 'plans.cancel',
        before: 'plans.contract',
        language: 'en',
      }),
    ).toBe(false);
  });
});

describe('reactionTo', () => {
  const turn = (over: Partial<LastTurn> = {}): LastTurn => ({
    id: '0195500f-0000-7000-8000-00000000000a',
    at: '2027-03-01T10:00:00.000Z',
    said: 'Can I cancel every month?',
    language: 'en',
    page: '/',
    outcome: 'answered',
    card: 'plans.cancel',
    ...over,
  });
  const objection = {
    message: 'That is not what I asked',
    history: [
      { role: 'user' as const, content: 'Can I cancel every month?' },
      { role: 'assistant' as const, content: 'Yes.' },
    ],
    cards: ['talk.notThat'],
    language: 'en' as const,
  };

  it('disputes an answered turn when the visitor objects or rephrases', async () => {
    expect(await reactionTo(turn(), objection)).toEqual({ kind: 'disputes', turn: turn() });
    const rephrased = { ...objection, message: 'so can I cancel each month', cards: ['plans.cancel'] };
    expect(await reactionTo(turn(), rephrased)).toMatchObject({ kind: 'disputes' });
    const thanks = { ...objection, message: 'Thank you', cards: ['talk.thanks'] };
    expect(await reactionTo(turn(), thanks)).toBeUndefined();
  });

  it('recognises that the visitor picked a suggestion after a request for clarification', async () => {
    const taught = { ...objection, message: 'Parking?', cards: ['taught.parking'] };
    expect(await reactionTo(turn({ outcome: 'clarified' }), taught)).toMatchObject({ kind: 'takes' });
    const other = { ...objection, message: 'Do you sell to my dentist?', cards: [] };
    expect(await reactionTo(turn({ outcome: 'clarified' }), other)).toBeUndefined();
  });

  it('ignores a turn that this panel does not show last, or that had no answer', async () => {
    expect(await reactionTo(undefined, objection)).toBeUndefined();
    expect(await reactionTo(turn(), { ...objection, history: [] })).toBeUndefined();
    expect(await reactionTo(turn({ said: 'What does it cost?' }), objection)).toBeUndefined();
    expect(await reactionTo(turn({ outcome: 'unknown' }), objection)).toBeUndefined();
  });
});
