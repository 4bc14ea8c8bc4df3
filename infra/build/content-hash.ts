import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from '../edge/posix-path.ts';

/** Inputs of each build. Tests are ignored. */
const sources = {
  web: ['shared', 'web', 'infra/edge', 'package-lock.json', 'vite.config.ts', 'postcss.config.cjs'],
  // The renderer is built from `web`.
  functions: ['shared', 'functions', 'web', 'infra/build', 'package-lock.json'],
} as const;

export type BuildTarget = keyof typeof sources;
const testFile = /\.test\.tsx?$/;

const listFiles = (root: string, entry: string): string[] => {
  const at = path.join(root, entry);
  try {
    return readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => posixPath(root, path.join(found.parentPath, found.name)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [entry];
    if (code === 'ENOENT') return [];
    throw error;
  }
};

/** Hash of all files that a build reads. */
export const contentHash = (root: string, what: BuildTarget = 'web'): string => {
  const hash = createHash('sha256');
  const files = sources[what]
    .flatMap((source) => listFiles(root, source))
    .filter((file) => !testFile.test(file));
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
