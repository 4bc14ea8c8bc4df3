import { describe, expect, it } from 'vitest';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { readDataLines } from './data-lines.ts';

const trainingMs = 120_000;

interface Wishes {
  readonly language: LanguageCode;
  readonly book: readonly string[];
  readonly call: readonly string[];
}

interface Courtesies {
  readonly language: LanguageCode;
  readonly thanks: readonly string[];
  readonly farewell: readonly string[];
}

const inDepth = <T extends { readonly language: LanguageCode }>(rows: readonly T[]): readonly T[] => {
  const sampled = sampleLanguages(languageCodes);
  return rows.filter(({ language }) => sampled.includes(language));
};

const wishes = readDataLines<Wishes>('wishes.jsonl');
const courtesies = readDataLines<Courtesies>('courtesies.jsonl');

const ask = async (message: string, acceptLanguage: string, history: readonly ChatTurn[] = []) =>
  (await answerForSite({ message, history, acceptLanguage })).answer;

describe('a wish in plain words', () => {
  it('has ten phrasings for each form in every language', () => {
    expect(wishes.map(({ language }) => language).sort()).toEqual([...languageCodes].sort());
    for (const { language, book, call } of wishes)
      expect(Math.min(book.length, call.length), language).toBeGreaterThanOrEqual(10);
  });

  it.each(inDepth(wishes))(
    'opens the right form in $language',
    {
      timeout: trainingMs,
    },
    async ({ language, book, call }) => {
      const missed: string[] = [];
      for (const [texts, action, card] of [
        [book, 'book_consultation', 'company.book'],
        [call, 'collect_contact', 'company.contactMe'],
      ] as const)
        for (const text of texts) {
          const answer = await ask(text, language);
          if (answer.action !== action || answer.cards[0] !== card)
            missed.push(`${text}: ${answer.cards.join()}`);
        }
      expect(missed).toEqual([]);
    },
  );
});

/** Share of thanks and farewells that must get one line and nothing else. */
const minCourtesyShare = 0.95;

describe('thanks and goodbye', () => {
  it.each(inDepth(courtesies))(
    'get one line in $language',
    {
      timeout: trainingMs,
    },
    async ({ language, thanks, farewell }) => {
      const missed: string[] = [];
      for (const text of [...thanks, ...farewell]) {
        const { cards } = await ask(text, language);
        const isLine = cards.length === 1 && /^talk\.(?:thanks|bye|praise|hello)$/.test(cards[0] ?? '');
        if (!isLine) missed.push(`${text}: ${cards.join()}`);
      }
      const count = thanks.length + farewell.length;
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - minCourtesyShare) * count);
    },
  );

  it('read a word that means both hello and goodbye as goodbye at the end of a conversation', async () => {
    const history: ChatTurn[] = [
      { role: 'user', content: 'Kuinka nopeasti pääsemme alkuun?' },
      { role: 'assistant', content: 'Ensimmäinen versio on valmis 24 tunnissa.' },
    ];
    expect((await ask('moikka', 'fi', history)).cards).toEqual(['talk.bye']);
    expect((await ask('moikka', 'fi')).cards).toEqual(['talk.hello']);
  });
});
