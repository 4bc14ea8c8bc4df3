import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { chooseLanguage } from './choose.ts';

const said = (role: ChatTurn['role'], content: string): ChatTurn => ({ role, content });

describe('chooseLanguage', () => {
  it('follows an explicit choice before anything else', async () => {
    const text = 'Wie viel kostet das im Monat?';
    expect(await chooseLanguage({ text, explicit: 'ja', acceptLanguage: 'fr' })).toBe('ja');
  });

  it('follows a clear message before conversation and browser', async () => {
    const history = [said('user', 'How much does it cost per month?')];
    expect(
      await chooseLanguage({ text: 'Wie viel kostet das im Monat?', history, acceptLanguage: 'fr' }),
    ).toBe('de');
  });

  it.each(['ok', 'Shopify', '20000', 'OK!', '👍', 'no', 'hotel'])(
    'keeps the conversation’s language for "%s"',
    async (text) => {
      const history = [
        said('user', '¿Cuánto cuesta al mes?'),
        said('assistant', '¿Cuántos mensajes recibís aproximadamente al mes?'),
      ];
      expect(await chooseLanguage({ text, history, acceptLanguage: 'de' })).toBe('es');
    },
  );

  it.each([
    ['12345', 'pt-BR,pt;q=0.9', 'pt'],
    ['😀', 'nb-NO', 'no'],
    ['???', 'iw', 'he'],
    ['12345', undefined, 'en'],
    ['12345', 'xx-YY, *;q=0.1', 'en'],
  ] as const)('uses the browser\'s language for "%s" (%s)', async (text, acceptLanguage, expected) => {
    expect(await chooseLanguage({ text, acceptLanguage })).toBe(expected);
  });

  it.each([
    ['Slackと連携できますか', 'ja'],
    ['我想预约', 'zh'],
    ['WhatsApp 연동', 'ko'],
    ['API и CRM', 'ru'],
  ] as const)('reads the script of "%s"', async (text, expected) => {
    expect(await chooseLanguage({ text })).toBe(expected);
  });

  it('reads Chinese characters as Japanese in a Japanese conversation', async () => {
    const history = [said('assistant', 'どの業界でいらっしゃいますか？')];
    expect(await chooseLanguage({ text: '不動産', history })).toBe('ja');
  });

  it('handles hostile texts in linear time', async () => {
    for (const part of ['a', 'ä ', '١', 'l’']) {
      const work = (length: number) => chooseLanguage({ text: part.repeat(length / part.length) });
      expect(await measureGrowth(work, 250), part).toBeLessThan(linear);
    }
  });
});

it.each([
  ['pl', 'we wtorek', 'Co mamy zrobić: przegląd, wymianę oleju, opony czy naprawę?'],
  [
    'de',
    'am Dienstag',
    'Was sollen wir tun: eine Inspektion, einen Ölwechsel, die Reifen oder eine Reparatur?',
  ],
  ['fr', 'mardi matin', 'Que devons-nous faire : une révision, une vidange, les pneus ou une réparation ?'],
] as const)('stays in %s after a product name with a year', async (code, asked, answered) => {
  const history = [said('user', asked), said('assistant', answered)];
  for (const text of ['VW Golf 2017', 'Golf 7', 'BMW 320'])
    expect(await chooseLanguage({ text, history }), text).toBe(code);
});
