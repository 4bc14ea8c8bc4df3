import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { cardIds } from '#functions/assistant/cards/ids.ts';
import { readCards } from '#functions/assistant/cards/read-cards.ts';
import { extractFeatures } from '#functions/assistant/finder/features.ts';
import { type LinearModel, scoreClasses } from '#functions/assistant/finder/linear-model.ts';
import { loadPack } from '#functions/assistant/packs/load.ts';
import { tokensOf } from '#functions/assistant/retrieval/tokens.ts';
import { makeCardRenderer } from '#functions/assistant/talk/request.ts';
import { samplesOf } from '#functions/assistant/training/language-pack.ts';
import { cut, learnFrom, type Sample } from '#functions/assistant/training/train.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { loadSets } from '#test/assistant/evaluation-set.ts';
import { printTable } from './print-table.ts';

/**
 * `npm run bench:finder`: how often the finder's first or first two cards answer the question, by phrasings
 * per card and stored weights; compared with BM25 on BANKING77 when `BANKING77` names a folder with its
 * train.csv and test.csv (`text,category`; not in this repository). FINDER_LANGUAGES (en,de,ja,ar) and
 * FINDER_SET (newest) select the questions.
 */
const codes = (process.env.FINDER_LANGUAGES ?? 'en,de,ja,ar')
  .split(',')
  .filter((code): code is LanguageCode => languageCodes.includes(code as LanguageCode));
const sets = loadSets();
const set = sets.find(({ name }) => name === process.env.FINDER_SET) ?? sets.at(-1);

interface Question {
  readonly text: string;
  /** Cards that answer the question. */
  readonly right: readonly number[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const shareWithin = (
  questions: readonly Question[],
  first: number,
  rank: (text: string) => number[],
): number =>
  questions.filter(({ text, right }) =>
    rank(text)
      .slice(0, first)
      .some((one) => right.includes(one)),
  ).length / questions.length;

const rankBy = (model: LinearModel) => (text: string) => {
  const scores = scoreClasses(model, extractFeatures(text));
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, 2);
};

/**
 * The single questions of a language in the set, each with the cards whose answers contain the expected
 * facts.
 */
const questionsOf = async (code: LanguageCode): Promise<Question[]> => {
  const say = makeCardRenderer({ output: await loadPack(code), answers: await loadAnswers(code) });
  const said = cardIds.map((id) => say(id).toLowerCase());
  return (set?.sentences ?? [])
    .filter(
      ({ lang, kind, must, history }) =>
        lang === code && kind !== 'twopart' && must?.length && !history?.length,
    )
    .map(({ message, must = [] }) => ({
      text: message,
      right: said.flatMap((text, at) =>
        must.every((facts) => facts.some((fact) => text.includes(fact.toLowerCase()))) ? [at] : [],
      ),
    }))
    .filter(({ right }) => right.length > 0 && right.length < cardIds.length / 6);
};

const curve = async (): Promise<void> => {
  const asked = await Promise.all(codes.map(questionsOf));
  const rows: (string | number)[][] = [];
  for (const phrasings of [20, 40, 80, 160]) {
    const trainedFinders = await Promise.all(
      codes.map(async (code) => {
        return learnFrom(samplesOf(readCards(code), phrasings), {
          classes: cardIds.length,
          epochs: 2,
          rate: 12,
          leastCount: 2,
        });
      }),
    );
    for (const weights of [10_000, 38_000, 70_000]) {
      const models = trainedFinders.map((one) => rankBy(cut(one, weights)));
      const mean = (first: number) =>
        models.reduce((sum, rank, at) => sum + shareWithin(asked[at] ?? [], first, rank), 0) / models.length;
      rows.push([phrasings, weights, percent(mean(1)), percent(mean(2))]);
    }
  }
  printTable(
    `Nearest card right, set ${set?.name}, ${asked.flat().length} questions in ${codes.join(', ')}`,
    ['phrasings', 'weights', 'first', 'first two'],
    rows,
  );
};

/** Reads `text,category`; texts with commas or quotes are quoted. */
const readCsv = (file: string): { text: string; category: string }[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf(',');
      const text = line.slice(0, at).replace(/^"|"$/g, '').replaceAll('""', '"').trim();
      return { text, category: line.slice(at + 1).trim() };
    });

const banking = (folder: string): void => {
  const [train, test] = ['train.csv', 'test.csv'].map((name) => readCsv(path.join(folder, name)));
  const names = [...new Set((train ?? []).map(({ category }) => category))].sort();
  const samples: Sample[] = (train ?? []).map(({ text, category }) => ({
    text,
    target: names.indexOf(category),
  }));
  const questions = (test ?? []).map(({ text, category }) => ({ text, right: [names.indexOf(category)] }));
  const options = { classes: names.length, epochs: 4, rate: 12, leastCount: 2 };
  const finder = rankBy(cut(learnFrom(samples, options), 70_000));
  const search = new MiniSearch({ fields: ['text'], tokenize: tokensOf, processTerm: (term) => term });
  search.addAll(samples.map(({ text }, id) => ({ id, text })));
  const bm25 = (text: string) =>
    [...new Set(search.search(text).map(({ id }) => samples[id as number]?.target ?? -1))].slice(0, 2);
  printTable(
    `BANKING77: ${samples.length} to learn from, ${questions.length} asked, ${names.length} intents`,
    ['', 'first', 'first two'],
    [
      ['this finder', percent(shareWithin(questions, 1, finder)), percent(shareWithin(questions, 2, finder))],
      [
        'BM25 (MiniSearch)',
        percent(shareWithin(questions, 1, bm25)),
        percent(shareWithin(questions, 2, bm25)),
      ],
    ],
  );
};

await curve();
const folder = process.env.BANKING77;
if (folder && existsSync(path.join(folder, 'train.csv'))) banking(folder);
else console.log('\nSet BANKING77 to the folder of that data set to compare the finder with BM25.');
