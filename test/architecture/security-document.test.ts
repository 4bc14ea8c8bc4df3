import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { citedTests, notThere } from './cited-tests.ts';
import { root } from './source-files.ts';

const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

it('cites only tests that exist, by their titles', () => {
  const citations = citedTests('docs/security.md');
  expect(citations.length).toBeGreaterThan(100);
  expect(notThere(citations)).toEqual([]);
});

it('numbers its attacks and faults from 1 on, none twice and none left out', () => {
  const rows = [...document.matchAll(/^\| (\d+) \|/gm)]
    .map(([, number]) => Number(number))
    .sort((a, b) => a - b);
  expect(rows.length).toBeGreaterThan(62);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});
