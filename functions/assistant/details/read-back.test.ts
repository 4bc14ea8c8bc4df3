import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { answerForSite } from '../site-answer.ts';

const answerTo = async (message: string, explicit?: LanguageCode) =>
  (await answerForSite({ message, history: [], explicit })).answer;

describe('answerForSite', () => {
  it.each<[LanguageCode, string, readonly string[]]>([
    [
      'en',
      "Hi, I'm Anna Berg, please ring +47 912 34 567 tomorrow at 3 pm",
      ['Name: Anna Berg', 'Phone: +47 912 34 567', 'Time: tomorrow at 3 pm'],
    ],
    [
      'de',
      'Mein Name ist Jens Vogt, meine Nummer ist 0170 1234567, am Freitag um 15 Uhr',
      ['Name: Jens Vogt', 'Telefon: 0170 1234567'],
    ],
    ['ja', '佐藤と申します。kenji@example.jpまでお願いします', ['メール: kenji@example.jp']],
    ['ar', 'اسمي أحمد علي، بريدي ahmed@example.org', ['البريد الإلكتروني: ahmed@example.org']],
  ])(
    'reads the details of a message back and offers to pass them on in %s',
    async (_language, message, lines) => {
      const answer = await answerTo(message);
      for (const line of lines) expect(answer.message).toContain(line);
      expect(answer.suggestions.map(({ kind }) => kind)).toEqual(['pass']);
    },
  );

  it('answers a question before it reads the details back', async () => {
    const { message } = await answerTo('Does Starter include WhatsApp? My address is kim@example.org');
    expect(message).toContain('kim@example.org');
    expect(message).toContain('WhatsApp');
  });

  it('asks how to reach somebody who left a name and a time only', async () => {
    const { message } = await answerTo("I'm Anna Berg, tomorrow at 3 pm is best");
    expect(message).toContain('by e-mail or by phone');
  });

  it('remembers details from earlier messages', async () => {
    const { details } = await answerForSite({
      message: 'And what does Professional cost?',
      history: [
        { role: 'user', content: "I'm Anna Berg, anna@example.org" },
        { role: 'assistant', content: 'Thank you.' },
      ],
    });
    expect(details).toEqual({ name: 'Anna Berg', email: 'anna@example.org' });
  });
});
