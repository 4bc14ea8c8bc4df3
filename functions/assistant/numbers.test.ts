import { describe, expect, it } from 'vitest';
import { countsIn } from './numbers.ts';

describe('countsIn', () => {
  it.each([
    ['20,000 messages', [], 20_000],
    ['20.000 Nachrichten', ['tausend'], 20_000],
    ['20 000 messages', ['mille'], 20_000],
    ['20 000 messages', [], 20_000],
    ["20'000 Nachrichten", [], 20_000],
    ['1.250.000 mensajes', ['mil'], 1_250_000],
    ['20k msgs', [], 20_000],
    ['15 тысяч сообщений', ['тысяч', 'тыс'], 15_000],
    ['40 tys. wiadomości', ['tys'], 40_000],
    ['30 mil mensagens', ['mil'], 30_000],
    ['18 bin mesaj', ['bin'], 18_000],
    ['٢٠ ألف رسالة', ['ألف'], 20_000],
    ['२० हज़ार संदेश', ['हज़ार', 'हजार'], 20_000],
    ['月に2万件', ['千'], 20_000],
    ['三万五千条消息', ['千'], 35_000],
    ['五千条', ['千'], 5000],
    ['1万2千件', ['千'], 12_000],
    ['6만 건', ['천'], 60_000],
    ['7천 건', ['천'], 7000],
    ['２００００件', ['千'], 20_000],
    ['tausend Nachrichten', ['tausend'], 1000],
    ['1.5 million messages', [], 1_500_000],
    ['11 אלף הודעות', ['אלף'], 11_000],
  ] as const)('reads %s', (text, thousands, expected) => {
    expect(countsIn(text, thousands)).toContain(expected);
  });

  it.each(['$129 a month', '129 $', '99.9%', 'no numbers', '24/7'])('finds no count in %s', (text) => {
    expect(countsIn(text, [])).toEqual([]);
  });
});
