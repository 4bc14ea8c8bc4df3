import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

/** Formats of well-known services' keys. */
const shapes: readonly RegExp[] = [
  /\b(AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bsk-(proj-|live_)?[A-Za-z0-9]{32,}\b/,
  /\b(sk|rk)_live_[A-Za-z0-9]{16,}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}\b/,
  /hooks\.slack\.com\/services\/T[A-Z0-9]{8,}\//,
  /\bAIza[A-Za-z0-9_-]{35}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
];

/** Files written by tools and the product itself, which don't belong in the repository. */
const notOurs = /^(node_modules|dist|cdk\.out|\.git|\.local|\.cache|coverage|test-results|bench-results)$/;

const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !notOurs.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true }).filter((one) =>
          one.isFile(),
        )
      : [entry],
  )
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !/\.(png|jpg|webp|avif|woff2|ico|log)$/.test(file));

it('no file contains a service’s key', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return shapes.some((shape) => shape.test(text));
  });
  expect(found).toEqual([]);
});
