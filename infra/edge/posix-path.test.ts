import path from 'node:path';
import { expect, it } from 'vitest';
import { posixPath } from './posix-path.ts';

it.each([
  ['on Linux and macOS', path.posix, '/home/ada/parley', '/home/ada/parley/web/ui/icons.tsx'],
  ['on Windows', path.win32, 'C:\\Users\\Ada\\parley', 'c:\\Users\\Ada\\parley\\web\\ui\\icons.tsx'],
])('uses forward slashes %s', (_system, paths, folder, file) => {
  expect(posixPath(folder, file, paths)).toBe('web/ui/icons.tsx');
});
