import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const citations = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

it('cites only tests that exist, by their titles', () => {
  expect(citations.length).toBeGreaterThan(100);
  const sources = new Map<string, string>();
  const missing = citations.filter(({ file, title }) => {
    const place = path.join(root, file);
    if (!sources.has(file)) sources.set(file, existsSync(place) ? readFileSync(place, 'utf8') : '');
    const text = sources.get(file) ?? '';
    return !["'", '"', '`', ' @both', ' @phone'].some((end) =>
      ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${end}`)),
    );
  });
  expect(missing).toEqual([]);
});

it('numbers its attacks and faults from 1 on, none twice and none left out', () => {
  const rows = [...document.matchAll(/^\| (\d+) \|/gm)]
    .map(([, number]) => Number(number))
    .sort((a, b) => a - b);
  expect(rows.length).toBeGreaterThan(62);
  expect(rows).toEqual(rows.map((_, index) => index + 1));
});
