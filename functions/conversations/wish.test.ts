import { beforeAll, describe, expect, it } from 'vitest';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import { personWish } from './wish.ts';

describe('personWish', () => {
  // Trains the language's pack unless a previous run cached it.
  beforeAll(() => answerForSite({ message: 'merhaba', history: [], acceptLanguage: 'tr' }), 120_000);

  it('counts a wish for contact as a wish for a person', async () => {
    const message = 'bir insanla görüşmek istiyorum';
    const { answer } = await answerForSite({ message, history: [], acceptLanguage: 'tr' });
    expect(personWish(message, { ...answer, cards: [...(answer.cards ?? [])] }, {})).toBe('wishes');
  });

  it.each([
    'ich will mit einem Menschen reden',
    'quiero hablar con una persona',
    'je veux parler à un humain',
    'хочу поговорить с человеком',
    '人と話したい',
    '사람과 통화하고 싶어요',
    'أريد التحدث إلى شخص حقيقي',
    'haluan puhua ihmiselle',
  ])('recognises words for a human being: %s', (message) => {
    expect(personWish(message, { action: 'collect_contact', cards: ['company.contactMe'] }, {})).toBe(
      'wishes',
    );
  });

  it.each([
    'please send me an offer',
    'a person may write to me: ann@example.org',
    'could a person from your team ring me on 030 1234567',
    'I would like one of your people to send our head of purchasing, the contact person Ann Lee, an offer',
  ])('does not treat a call-back or e-mail request as a request for live chat: %s', (message) => {
    expect(
      personWish(message, { action: 'collect_contact', cards: ['company.contactMe'] }, {}),
    ).toBeUndefined();
  });
});
