import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const all = sourceFiles('shared', 'functions', 'web', 'infra', 'test');
const maxLines = 350;
/** A file of tests is a list and may be longer. */
const maxTestLines = 450;
/** Data and translations are long by nature. */
const isContent = (file: string) =>
  file.startsWith('shared/content/') || /common-passwords|corpus|lexicon|fixtures?\//.test(file);

describe('files', () => {
  it('have kebab-case names', () => {
    const odd = all
      .map(({ file }) => file)
      .filter((file) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(path.basename(file)));
    expect(odd, 'rename these to kebab-case').toEqual([]);
  });

  it(`have at most ${maxLines} lines, tests ${maxTestLines}`, () => {
    const long = all.filter(
      ({ file, text }) =>
        !isContent(file) && text.split('\n').length > (isTest(file) ? maxTestLines : maxLines) + 1,
    );
    expect(
      long.map(({ file }) => file),
      'split these by what they are about',
    ).toEqual([]);
  });

  it('are about something: no utils, helpers or misc', () => {
    expect(
      all.map(({ file }) => file).filter((file) => /\b(utils?|misc|helpers?|common)\.tsx?$/.test(file)),
      'name these after what they do',
    ).toEqual([]);
  });

  it('reach further than one folder up by subpath import', () => {
    const far = all.filter(({ text }) => /from '\.\.\/\.\.\//.test(text));
    expect(
      far.map(({ file }) => file),
      'import from #shared/, #functions/, #web/, #infra/ or #test/ instead of ../../',
    ).toEqual([]);
  });

  it('leave nothing for later', () => {
    const words = new RegExp(
      ['TO', 'DO\\b|FIX', 'ME\\b|@ts-', 'ignore|\\b(it|test|describe)\\.(skip|only|to', 'do)\\('].join(''),
    );
    expect(
      all.filter(({ text }) => words.test(text)).map(({ file }) => file),
      'finish what these mark as unfinished, skipped or ignored',
    ).toEqual([]);
  });
});
