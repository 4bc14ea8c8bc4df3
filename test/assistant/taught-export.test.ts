import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyPhrasing } from '#functions/assistant/training/expand.ts';
import type { CardAnswer } from '#shared/content/assistant/cards/types.ts';
import type { TaughtCard } from '#shared/domain/knowledge.ts';
import { xssPayloads } from '#test/fixtures/xss-payloads.ts';
import { cardFile } from '#web/features/admin/knowledge/card-file.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
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

type InLanguages<Entry> = Partial<Record<string, Record<string, Entry>>>;

describe('what was taught, as a file of the repository', () => {
  let folder: string;
  let answers: InLanguages<CardAnswer>;
  let asks: InLanguages<readonly string[]>;
  let places: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parley-export-'));
    await writeFile(path.join(folder, 'taught-cards.ts'), cardFile(cards));
    await writeFile(path.join(folder, 'none.ts'), cardFile([]));
    await copyFile(path.join(root, 'shared/content/assistant/cards/types.ts'), path.join(folder, 'types.ts'));
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: { types: [], paths: { '#shared/*': [path.join(root, 'shared/*')] } },
        include: ['*.ts'],
      }),
    );
    ({ answers, asks, places } = await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, 'taught-cards.ts')).href
    ));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles beside the cards, under the house’s own settings', () => {
    const compile = () =>
      execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(compile()).toBe('');
  }, 60_000);

  it('has each language’s cards as an area has them, under names of their own, without drafts', () => {
    expect(Object.keys(answers.en ?? {}).slice(0, 2)).toEqual(['isThePoolBar', 'isThePoolBar2']);
    expect(answers.en?.isThePoolBar).toEqual({
      chip: "Is the pool's bar open?",
      answer: 'Yes,\nuntil (ten).',
    });
    expect(asks.en?.isThePoolBar).toEqual(["is the pool's bar open", 'pool bar hours times']);
    expect(answers.de).toEqual({ isThePoolBar: { chip: 'Hat die Poolbar offen?', answer: 'Ja, bis zehn.' } });
    expect(asks.de).toEqual({ isThePoolBar: ['hat die poolbar offen'] });
    // An answer that nobody can ask for in its language is no card of it.
    expect(answers.fr).toBeUndefined();
    expect(Object.keys(answers.ja ?? {})).toEqual(['taught3f2a11']);
    expect(places).toEqual({ isThePoolBar: '/pricing#plans' });
  });

  it('holds hostile texts as texts: every one comes back, nothing turns the file around, no phrasing is an alternative', () => {
    const all = Object.values(answers.en ?? {});
    expect(all.map(({ chip }) => chip)).toEqual(expect.arrayContaining(hostile));
    expect(cardFile(cards)).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u2028\u2029]|[^\P{Cc}\n]/u);
    for (const ask of Object.values(asks.en ?? {}).flat()) expect(everyPhrasing(ask)).toEqual([ask]);
  });
});
