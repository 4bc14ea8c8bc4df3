import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFunctions } from '#infra/build/functions.ts';
import { placeholderSite } from './placeholder-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    functions: string;
    site: string;
  }
}

/** The functions are built once for all files of this project, apart from anybody's `dist`. */
export default async ({ provide }: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-functions-'));
  const functions = path.join(folder, 'functions');
  const site = placeholderSite();
  await buildFunctions(functions);
  provide('functions', functions);
  provide('site', site);
  return () => {
    for (const directory of [folder, site]) rmSync(directory, { recursive: true, force: true });
  };
};
