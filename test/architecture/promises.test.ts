import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { citedTests, notThere } from './cited-tests.ts';
import { root } from './source-files.ts';

const document = 'docs/promises.md';
const citations = citedTests(document);

it('every promise is proven by tests that exist', () => {
  expect(citations.length).toBeGreaterThan(60);
  expect(notThere(citations)).toEqual([]);
  const lines = readFileSync(path.join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (promise|---)/.test(line));
  expect(lines.filter((line) => !/ › /.test(line))).toEqual([]);
});

it('every test of what is said and sent stands for a promise', () => {
  for (const file of ['admin', 'lead', 'flow'].map((area) => `test/e2e/${area}-words.spec.ts`)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const titles = [
      ...text.matchAll(/^test\('([^']+?)(?: @both| @phone)?',/gm),
      ...text.matchAll(/^ {2}\[\n? *'(an? [^']+)',/gm),
    ].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(7);
    const cited = new Set(citations.filter((one) => one.file === file).map(({ title }) => title));
    expect(titles.filter((title) => !cited.has(title))).toEqual([]);
  }
});
