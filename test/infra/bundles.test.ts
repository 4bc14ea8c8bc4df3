import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import type {} from './build-once.ts';

it('carry no endpoint rules of the table’s client: the build replaces them', () => {
  const folder = inject('functions');
  const rules = readdirSync(folder).filter((name) =>
    /search-dynamodb/.test(readFileSync(path.join(folder, name, 'index.mjs'), 'utf8')),
  );
  expect(rules).toEqual([]);
});
