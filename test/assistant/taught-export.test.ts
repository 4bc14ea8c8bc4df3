import { describe, expect, it } from 'vitest';
import { everyPhrasing } from '#functions/assistant/training/expand.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { xssPayloads } from '#test/fixtures/xss-payloads.ts';
import { cardFile, type ExportedCard } from '#web/features/admin/knowledge/card-file.ts';

const taughtCard = (id: string, card: Partial<TaughtCard>): TaughtCard => ({
  id: `taught.${id}`,
  questions: {},
  answers: {},
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
  ...card,
});
const hostile = [
  ...xssPayloads.slice(0, 20),
  '=HYPERLINK("http://evil.example","x")',
  "'; process.exit(1); //",
  ['`$', '{process.exit(1)}` \\'].join(''),
  '\u202Egnp.exe\u2066\u0000\u2028\r\n{brand|price}',
  '*/ export default 1; /*',
];
const cards = [
  taughtCard('pool-hours', {
    questions: { en: ["Is the pool's bar open?", 'pool bar {hours|times}?'], de: ['Hat die Poolbar offen?'] },
    answers: { en: { text: 'Yes,\nuntil {ten}.' }, de: { text: 'Ja, bis zehn.' } },
    link: '/pricing#plans',
  }),
  taughtCard('pool-hours-2', {
    questions: { en: ["Is the pool's bar open?"] },
    answers: { en: { text: 'Again.' }, fr: { text: 'Oui.' } },
  }),
  taughtCard('draft', {
    questions: { de: ['Gibt es eine Sauna?'] },
    answers: { de: { text: 'Niemand hat es gelesen.', draft: true } },
  }),
  taughtCard('3f2a-11', { questions: { ja: ['駐車場はありますか'] }, answers: { ja: { text: 'はい。' } } }),
  ...hostile.map((text, index) =>
    taughtCard(`hostile-${index}`, {
      questions: { en: [text, `ask ${text}`] },
      answers: { en: { text }, ar: { text } },
    }),
  ),
];

describe('cardFile', () => {
  const file = cardFile(cards);
  const lines = file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedCard);
  const inLanguage = (code: string) => lines.filter(({ language }) => language === code);

  it('writes a line per card and language, under unique names, without drafts', () => {
    const [first, second] = inLanguage('en');
    expect(first).toEqual({
      language: 'en',
      id: 'taught.isThePoolBar',
      chip: "Is the pool's bar open?",
      answer: 'Yes,\nuntil (ten).',
      asks: ["is the pool's bar open", 'pool bar hours times'],
      href: '/pricing#plans',
    });
    expect(second?.id).toBe('taught.isThePoolBar2');
    expect(inLanguage('de')).toEqual([
      {
        language: 'de',
        id: 'taught.isThePoolBar',
        chip: 'Hat die Poolbar offen?',
        answer: 'Ja, bis zehn.',
        asks: ['hat die poolbar offen'],
        href: '/pricing#plans',
      },
    ]);
    expect(inLanguage('ja').map(({ id }) => id)).toEqual(['taught.taught3f2a11']);
  });

  it('leaves out an answer without a question in its language', () => {
    expect(inLanguage('fr')).toEqual([]);
  });

  it('is empty when nothing is taught', () => {
    expect(cardFile([])).toBe('');
  });

  it('returns hostile texts unchanged, with all characters and without alternatives', () => {
    const english = inLanguage('en');
    expect(english.map(({ chip }) => chip)).toEqual(expect.arrayContaining(hostile));
    expect(file).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u2028\u2029]|[^\P{Cc}\n]/u);
    for (const ask of english.flatMap(({ asks }) => asks)) expect(everyPhrasing(ask)).toEqual([ask]);
  });
});
