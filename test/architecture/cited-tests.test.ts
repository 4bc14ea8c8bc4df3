import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

const readDocument = (file: string) => readFileSync(path.join(root, file), 'utf8');
const promises = readDocument('docs/promises.md');
const security = readDocument('docs/security.md');

/**
 * Ids such as `AUTH-012`, cited in documents in backticks and written in brackets at the end of test titles.
 */
const findIds = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);
const cited = new Set(findIds(promises + security, /`([A-Z]+-\d{3})`/g));
const defined = sourceFiles('shared', 'functions', 'web', 'infra', 'test')
  .filter(({ file }) => isTest(file))
  .flatMap(({ text }) => findIds(text, / \[([A-Z]+-\d{3})\]/g));

const tableRows = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (promise|#|---)/.test(line));

describe('tests cited by documents', () => {
  it('exist exactly once for each cited id', () => {
    expect(cited.size).toBeGreaterThan(250);
    expect([...cited].filter((id) => !defined.includes(id))).toEqual([]);
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
  });

  it('have an id only when a document cites it', () => {
    expect(defined.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('prove every promise', () => {
    expect(tableRows(promises).filter((row) => !/`[A-Z]+-\d{3}`/.test(row))).toEqual([]);
  });

  it('belong to security rows that are numbered without gaps', () => {
    const numbers = findIds(security, /^\| (\d+) \|/gm)
      .map(Number)
      .sort((a, b) => a - b);
    expect(numbers.length).toBeGreaterThan(62);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
