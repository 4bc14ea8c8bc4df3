import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

it('sources contain no unfinished, skipped or ignored code', () => {
  const words = new RegExp(
    ['TO', 'DO\\b|FIX', 'ME\\b|@ts-', 'ignore|\\b(it|test|describe)\\.(skip|only|to', 'do)\\('].join(''),
  );
  const all = sourceFiles('shared', 'functions', 'web', 'infra', 'test');
  expect(all.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});
