import { describe, expect, it } from 'vitest';
import { unspokenReply } from '#functions/assistant/language/unspoken.ts';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import unspoken from '#shared/content/assistant/unspoken.json' with { type: 'json' };
import { readDataLines } from './data-lines.ts';
import { loadSets } from './evaluation-set.ts';

const rows = readDataLines<{ language: keyof typeof unspoken; said: readonly string[] }>('unspoken.jsonl');

describe('a language that the assistant does not speak', () => {
  it.each(rows)('gets a reply in that language that says so: $language', ({ language, said }) => {
    for (const text of said) expect(unspokenReply(text), text).toBe(unspoken[language].reply);
  });

  it('covers every listed language', () => {
    expect(rows.map(({ language }) => language).sort()).toEqual(Object.keys(unspoken).sort());
  });

  it('is never detected in messages in the spoken languages', () => {
    const messages = loadSets().flatMap(({ sentences, dialogues }) => [
      ...sentences.map(({ message }) => message),
      ...dialogues.flatMap(({ turns }) => turns.map(({ message }) => message)),
    ]);
    expect(messages.length).toBeGreaterThan(3000);
    expect(messages.filter((message) => unspokenReply(message))).toEqual([]);
  });

  it('gets a person and questions in English', { timeout: 120_000 }, async () => {
    const { answer, language } = await answerForSite({
      message: 'Dobrý den, kolik stojí chatbot měsíčně?',
      history: [],
    });
    expect(language).toBe('en');
    expect(answer).toMatchObject({ message: unspoken.cs.reply, cards: [], outcome: 'unknown', links: [] });
    expect(answer.suggestions[0]).toEqual({ kind: 'pass', text: 'Pass this question to a person' });
    expect(answer.suggestions.map(({ text }) => text)).toContain('What does a chatbot cost?');
  });

  it('still passes on an address that a visitor leaves', { timeout: 120_000 }, async () => {
    const { answer } = await answerForSite({
      message: 'Dobrý den, prosím napište mi na jan@example.org',
      history: [],
    });
    expect(answer.message).toContain('jan@example.org');
  });
});

describe('a variant of a spoken language', () => {
  it.each([
    ['pt', 'Bom dia, quanto custa por mês um assistente para a minha loja?'],
    ['pt', 'Gostava de saber se têm suporte em português de Portugal'],
    ['pt', 'Os vossos preços já incluem IVA?'],
    ['pt', 'Podem telefonar-me amanhã de manhã, se faz favor?'],
    ['zh', '請問你們的聊天機器人一個月多少錢？'],
    ['zh', '可以連接我們的網路商店嗎？'],
    ['zh', '請問資料存放在哪裡？'],
    ['zh', '我想預約諮詢'],
    ['no', 'Kva kostar ein chatbot i månaden?'],
    ['no', 'Kan de ringje meg i morgon?'],
    ['no', 'Korleis kjem vi i gang?'],
    ['no', 'Eg vil gjerne vite kvar dataa vert lagra'],
  ] as const)('is answered in %s: "%s"', { timeout: 120_000 }, async (code, message) => {
    expect((await answerForSite({ message, history: [] })).language).toBe(code);
  });
});
