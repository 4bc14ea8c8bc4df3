import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { contentHash } from '#infra/build/content-hash.ts';
import { buildFunctions, builtRenderer, functionsDirectory } from '#infra/build/functions.ts';
import { stampFile } from '#infra/build/mark-built.ts';
import { placeholderSite } from './placeholder-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    functions: string;
    site: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether `npm run build` has built the functions from the current sources. */
const isBuilt = (): boolean => {
  const stamp = stampFile(root, 'functions');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash(root, 'functions');
};

/**
 * Provides built functions to all files of this project: a copy of `dist` if it is current, else a new
 * build.
 */
export default async ({ provide }: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-functions-'));
  const functions = path.join(folder, 'functions');
  const site = placeholderSite();
  if (isBuilt()) cpSync(functionsDirectory, functions, { recursive: true });
  else
    await buildFunctions(
      functions,
      existsSync(builtRenderer) ? builtRenderer : path.join(root, 'test/fixtures/renderer'),
    );
  provide('functions', functions);
  provide('site', site);
  return () => {
    for (const directory of [folder, site]) rmSync(directory, { recursive: true, force: true });
  };
};
