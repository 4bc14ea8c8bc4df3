import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withConditions } from './named-media.ts';

it('replaces names with conditions', () => {
  expect(withConditions('(--laptop) and (height < 56em)')).toBe('(width >= 64em) and (height < 56em)');
  expect(() => withConditions('(--lap)')).toThrow('no breakpoint is called --lap');
});

it('finds only named breakpoints in public pages', () => {
  const sheets = globSync([
    'web/{app,ui}/**/*.css',
    'web/features/{landing,learning,templates,pricing,blog,privacy}/**/*.css',
  ]);
  expect(sheets.length).toBeGreaterThan(40);
  const unnamed = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(unnamed).toEqual([]);
});
