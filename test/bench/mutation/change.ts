import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { files, type Mutant, root, tools } from './plan.ts';

interface Made {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Instrumenter {
  instrument(
    sources: readonly { name: string; mutate: boolean; content: string }[],
    options: object,
  ): Promise<{ files: readonly { name: string; content: string }[]; mutants: readonly Made[] }>;
}

const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** Writes each file with all its mutants behind switches; returns the list of mutants. */
export const changeFiles = async (wanted: readonly string[]): Promise<Mutant[]> => {
  const resolve = createRequire(path.join(tools, 'package.json')).resolve;
  const stryker = (await import(pathToFileURL(resolve('@stryker-mutator/instrumenter')).href)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
  const names = globSync([...wanted], { cwd: root }).filter((name) => !name.endsWith('.test.ts'));
  const sources = names.sort().map((name) => ({
    name: path.join(root, name),
    mutate: true,
    content: readFileSync(path.join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const made = await new stryker.Instrumenter(silent).instrument(sources, options);
  rmSync(files.changed, { recursive: true, force: true });
  for (const { name, content } of made.files) {
    const target = path.join(files.changed, path.relative(root, name));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const mutants = made.mutants.map((one) => ({
    id: one.id,
    file: path.relative(root, one.fileName),
    mutator: one.mutatorName,
    replacement: one.replacement,
    line: one.location.start.line + 1,
    column: one.location.start.column + 1,
  }));
  writeFileSync(files.mutants, JSON.stringify(mutants));
  return mutants;
};
