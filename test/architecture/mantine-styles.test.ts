import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const listed = 'web/ui/mantine-styles.ts';

it(`imports the styles of every Mantine component in use: ${listed}`, () => {
  const styles = readFileSync(listed, 'utf8');
  const used = sourceFiles('web').flatMap(({ file }) => {
    if (!file.endsWith('.tsx')) return [];
    const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@mantine\/core'/g);
    return [...imports].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    );
  });
  const sheets = [...new Set(used)]
    .map((name) => `@mantine/core/styles/${name}.css`)
    .filter((sheet) => existsSync(`node_modules/${sheet}`));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((sheet) => !styles.includes(`'${sheet}'`))).toEqual([]);
});
