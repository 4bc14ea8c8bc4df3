import { describe, expect, it } from 'vitest';
import { requestedLanguage } from './requested.ts';

describe('askedLanguage', () => {
  it.each([
    ['answer in German please: what does Professional cost?', 'de', 'what does Professional cost?'],
    ['And in English: do you use analytics on this site?', 'en', 'do you use analytics on this site?'],
    ['Bitte auf Englisch antworten: was kostet das?', 'en', 'was kostet das?'],
    ['¿Qué incluye? Responde en francés, por favor', 'fr', '¿Qué incluye?'],
    ['Quanto costa? Rispondi in inglese', 'en', 'Quanto costa?'],
    ['Ответь по-английски: сколько стоит?', 'en', 'сколько стоит?'],
  ] as const)('reads "%s" as a request for %s', (text, code, rest) => {
    expect(requestedLanguage(text)).toEqual({ code, rest });
  });

  it.each([
    'Can the bot answer in German?',
    'Kann der Bot auf Englisch antworten?',
    'Do you support Arabic and Hebrew?',
    'We sell in Polish shops: what does it cost?',
    'kan den svare på norsk?',
    'Professional plus Spanish: total?',
  ])('reads "%s" as a question about languages', (text) => {
    expect(requestedLanguage(text)).toBeUndefined();
  });
});

it('handles hostile texts in linear time', () => {
  const texts = [
    'please '.repeat(80),
    'in auf en '.repeat(55),
    `${'answer '.repeat(8)}${'svp, '.repeat(90)}`,
  ];
  const started = performance.now();
  for (const text of texts) requestedLanguage(`${text}german x`.slice(0, 600));
  expect(performance.now() - started).toBeLessThan(500);
});
