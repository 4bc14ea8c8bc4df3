import { describe, expect, it } from 'vitest';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

const talk = async (acceptLanguage: LanguageCode, before: string, message: string): Promise<string> => {
  const history = [
    { role: 'user' as const, content: before },
    {
      role: 'assistant' as const,
      content: (await answerForSite({ message: before, history: [], acceptLanguage })).answer.message,
    },
  ];
  return (await answerForSite({ message, history, acceptLanguage })).answer.message;
};

describe('a short question after a plan', () => {
  it.each([
    ['en', 'How much is Starter?', 'which languages does the bot speak?'],
    ['pt', 'Quanto custa o Starter?', 'quais idiomas o bot fala?'],
    ['nl', 'Wat kost Starter?', 'welke talen spreekt de bot?'],
  ] as const)(
    'asks for the language list, not whether the plan has it (%s)',
    async (code, before, message) => {
      const answer = await talk(code, before, message);
      expect(answer).toMatch(/80\+/);
      expect(answer).toMatch(/^(?:Our bots|Nossos bots|Onze bots)/);
    },
  );

  it('does not read visible digits of a masked card as a volume', async () => {
    const answer = await talk(
      'en',
      'Hello',
      'my card is 4111 1111 1111 1111, please sign me up for professional',
    );
    expect(answer).not.toMatch(/1,?111/);
    expect(answer).not.toContain('Starter fits');
  });
});
