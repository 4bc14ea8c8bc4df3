import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import { root } from './source-files.ts';

/** Data files: `data/<language>/<name>` or `data/<language>.json`. */
const dataFiles = (code: string): string[] =>
  ['shared', 'functions', 'test/assistant'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => new RegExp(`/data/(\\w+/)?${code}(/[^/]+\\.jsonl?|\\.json)$`).test(file))
      .sort(),
  );

const readData = (file: string): unknown => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.jsonl')
    ? Object.fromEntries(
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line))
          .map((row) => [row.id, row]),
      )
    : JSON.parse(text);
};

/** Lists that each language fills as it needs. */
const isOpenList = (key: string): boolean => /\.(asks|said|ends)$/.test(key);

const typeOf = (value: unknown, key: string): string =>
  Array.isArray(value) ? `list${isOpenList(key) ? '' : ` of ${value.length}`}` : typeof value;

/** Every key with the type of its value: `plans.prices.chip: string`. */
const shapeOf = (value: unknown, key = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, one]) => shapeOf(one, key ? `${key}.${name}` : name))
    : [`${key}: ${typeOf(value, key)}`];

describe('languages', () => {
  it.each(dataFiles('en'))('have all the keys of %s', (english) => {
    const expected = shapeOf(readData(english)).sort();
    expect(expected).not.toEqual([]);
    for (const code of languageCodes) {
      const file = english.replace(/\/en([./])/, `/${code}$1`);
      expect(existsSync(path.join(root, file)), `${file} is missing`).toBe(true);
      expect(shapeOf(readData(file)).sort(), file).toEqual(expected);
    }
  });
});
