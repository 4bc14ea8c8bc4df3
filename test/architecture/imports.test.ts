import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/**
 * What each folder may import besides its own files. Rules between shared, functions, web and infra are in
 * biome.json.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': [],
  'shared/flow': ['shared/domain'],
  'shared/content': ['shared/domain', 'shared/flow'],
  'shared/api': ['shared/domain', 'shared/flow'],
  'web/brand': [],
  'web/ui': ['web/brand', 'web/lib'],
  'web/lib': ['web/brand', 'web/ui'],
  'web/features': ['web/brand', 'web/ui', 'web/lib'],
};

/** `web/lib` of `web/lib/api.ts`, `web/features/blog` of `web/features/blog/post.tsx`. */
const folderOf = (file: string, depth = 2): string => file.split('/').slice(0, depth).join('/');

describe('imports', () => {
  it.each(Object.entries(layers))('of %s stay within the layers below it', (folder, below) => {
    const area = folder.split('/')[0] ?? '';
    const violations = sourceFiles(folder)
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, imports }) =>
        imports
          .filter((imported) => layers[folderOf(imported)] || imported.startsWith('web/app/'))
          .filter((imported) => imported.startsWith(`${area}/`))
          .filter((imported) => folderOf(imported) !== folder && !below.includes(folderOf(imported)))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(violations, 'move the shared part to a lower layer').toEqual([]);
  });

  it('of a feature do not reach into another feature', () => {
    const violations = sourceFiles('web/features')
      .filter(({ file }) => !isTest(file))
      .flatMap(({ file, imports }) =>
        imports
          .filter((imported) => folderOf(imported) === 'web/features')
          .filter((imported) => folderOf(imported, 3) !== folderOf(file, 3))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(violations, 'move what several features need to web/lib or web/ui').toEqual([]);
  });
});
