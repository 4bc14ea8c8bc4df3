import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { root } from './source-files.ts';

/** Files that are loaded by name, so that the compiler can't miss them. */
const filesOf = (code: string): string[] => [
  `shared/content/templates/demo-frames/${code}.ts`,
  ...industryTemplates.map(({ id }) => `shared/content/templates/${id}/demo/${code}.ts`),
  `functions/assistant/demo/dialogues/${code}.ts`,
];

/** Data files: `…/data/<language>/<name>` or `…/data/<language>.json`. */
const dataFiles = (code: string): string[] =>
  ['shared', 'functions'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => new RegExp(`/data/${code}(/[^/]+\\.jsonl?|\\.json)$`).test(file))
      .map((file) => path.join(root, folder, file))
      .sort(),
  );

const readData = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
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

/** Every key with the type of its value: `cards.plans.chip: string`. Lists count as one value. */
const shapeOf = (value: unknown, key = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, one]) => shapeOf(one, key ? `${key}.${name}` : name))
    : [
        `${key}: ${Array.isArray(value) ? `list of ${[...new Set(value.map((one) => typeof one))]}` : typeof value}`,
      ];

describe('languages', () => {
  it('have every file that is loaded by name', () => {
    expect(languageCodes.flatMap(filesOf).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(dataFiles('en'))('have all the keys of %s', (english) => {
    const expected = shapeOf(readData(english)).sort();
    expect(expected).not.toEqual([]);
    for (const code of languageCodes) {
      const file = english.replace(/\/data\/en([./])/, `/data/${code}$1`);
      expect(existsSync(file), `${file} is missing`).toBe(true);
      expect(shapeOf(readData(file)).sort(), file).toEqual(expected);
    }
  });
});
