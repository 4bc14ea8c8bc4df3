import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { languageCodes } from '#shared/domain/languages.ts';

/** What is found by its name only, so that no compiler misses it. */
const filesOf = (code: string): string[] => [
  `shared/content/assistant/cards/${code}/index.ts`,
  `shared/content/templates/demo-frames/${code}.ts`,
  ...industryTemplates.map(({ id }) => `shared/content/templates/${id}/demo/${code}.ts`),
  `functions/assistant/demo/dialogues/${code}.ts`,
];

it('has every file of every language', () => {
  expect(languageCodes.flatMap(filesOf).filter((file) => !existsSync(file))).toEqual([]);
});
