import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { posixPath } from '#infra/edge/posix-path.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = posixPath(root, fileURLToPath(import.meta.url));
const sources = ['shared', 'functions', 'web', 'infra', 'test'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js|css)$/.test(entry.name))
    .map((entry) => posixPath(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== here),
);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const headings = new Map<string, readonly string[]>(
  readdirSync(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => [
      `docs/${file}`,
      [...textOf(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, title]) => title ?? ''),
    ]),
);

it('references to a document’s section match its headings', () => {
  const lost = sources.flatMap((file) =>
    [...textOf(file).matchAll(/(docs\/[\w-]+\.md), "([^"]+)"/g)]
      .filter(([, document = '', section = '']) => !headings.get(document)?.includes(section))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(lost).toEqual([]);
});

it('comments cite only files of the repository', () => {
  const elsewhere =
    /product specification|Source: decisions|[Dd]ecisions, ["“]|attacks list|the specification[’']s/;
  const found = sources.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (elsewhere.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
