import { describe, expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** `file imports what` for every import that `forbidden` names. */
const violations = (
  files: readonly SourceFile[],
  forbidden: (imported: string, file: string) => boolean,
): string[] =>
  files.flatMap(({ file, imports }) =>
    imports.filter((imported) => forbidden(imported, file)).map((imported) => `${file} imports ${imported}`),
  );

const shipped = (folder: string) => sourceFiles(folder).filter(({ file }) => !isTest(file));
const inFolders =
  (...folders: string[]) =>
  (imported: string) =>
    folders.some((folder) => imported.startsWith(`${folder}/`));
const isPackage = (imported: string) => !inFolders('shared', 'functions', 'web', 'infra', 'test')(imported);

const featureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1];

describe('imports run one way', () => {
  it('shared imports nobody but the schema library', () => {
    const allowed = /^(zod\/mini)$/;
    const forbidden = (imported: string) =>
      isPackage(imported) ? !allowed.test(imported) : !inFolders('shared')(imported);
    expect(
      violations(shipped('shared'), forbidden),
      'shared runs everywhere: move this to functions, web or infra',
    ).toEqual([]);
  });

  it('inside shared: domain, then flow, then what is said (content) and how it is asked for (api), which know nothing of each other', () => {
    const may: Record<string, readonly string[]> = {
      domain: [],
      flow: ['domain'],
      content: ['domain', 'flow'],
      api: ['domain', 'flow'],
    };
    const forbidden = (imported: string, file: string) => {
      const from = file.split('/')[1] ?? '';
      const to = /^shared\/([^/]+)\//.exec(imported)?.[1];
      return to !== undefined && to !== from && !may[from]?.includes(to);
    };
    expect(
      violations(shipped('shared'), forbidden),
      'a rule that several read belongs in shared/domain; a contract derives from it',
    ).toEqual([]);
  });

  it('functions import shared, never infra, web or tests', () => {
    expect(
      violations(shipped('functions'), inFolders('infra', 'web', 'test')),
      'move what functions need to shared or functions',
    ).toEqual([]);
  });

  it('web imports shared, never functions; only its build may read how the edge serves it', () => {
    const forbidden = (imported: string, file: string) =>
      inFolders('functions', 'test')(imported) ||
      (inFolders('infra')(imported) && !file.startsWith('web/prerender/'));
    expect(
      violations(shipped('web'), forbidden),
      'the browser asks the API: move shared rules to shared',
    ).toEqual([]);
  });

  it('infra never imports tests, and web only for its build', () => {
    expect(
      violations(shipped('infra'), inFolders('test')),
      'move what the product needs out of test',
    ).toEqual([]);
  });

  it('inside web: brand, ui and lib, then features, then app; no feature imports another', () => {
    const forbidden = (imported: string, file: string) => {
      const from = file.split('/')[1];
      const to = imported.startsWith('web/') ? imported.split('/')[1] : undefined;
      if (from === 'brand') return to !== undefined && to !== 'brand';
      if (from === 'ui' || from === 'lib') return to === 'features' || to === 'app';
      if (from !== 'features') return false;
      return to === 'app' || (to === 'features' && featureOf(imported) !== featureOf(file));
    };
    expect(
      violations(shipped('web'), forbidden),
      'move what several features need to web/lib or web/ui; features meet only in app',
    ).toEqual([]);
  });

  it('the browser gets no Node module and no AWS client', () => {
    const browser = shipped('web').filter(({ file }) => !file.startsWith('web/prerender/'));
    expect(
      violations(browser, (imported) => /^(node:|@aws-sdk\/|aws-|@middy\/)/.test(imported)),
      'this would be sent to the browser: ask the API instead',
    ).toEqual([]);
  });

  it('schemas come from zod/mini, whose size fits the browser', () => {
    const all = sourceFiles('shared', 'functions', 'web', 'infra');
    expect(
      violations(all, (imported) => /^zod($|\/)/.test(imported) && imported !== 'zod/mini'),
      "import * as z from 'zod/mini'",
    ).toEqual([]);
  });

  it('every component style comes from its own file, never the whole library', () => {
    expect(
      violations(sourceFiles('web'), (imported) => /^@mantine\/core\/styles(\.layer)?\.css$/.test(imported)),
      "import '@mantine/core/styles/<Component>.css'",
    ).toEqual([]);
  });
});
