import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { posixPath } from '#infra/edge/posix-path.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** The import's target: a file in the repository (path from the root) or a package's specifier. */
  readonly imports: readonly string[];
}

const specifiers = /(?:\bfrom|\bimport|\bimport\s*\()\s*(['"])([^'"\n]+)\1/g;

/** `#shared/x.ts` and `./x.ts` become `shared/x.ts`; packages stay as they are. */
const resolve = (file: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
};

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

/** Every TypeScript source under the given folders. */
export const sourceFiles = (...folders: readonly string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = posixPath(root, path.join(entry.parentPath, entry.name));
        const text = readFileSync(path.join(root, file), 'utf8');
        const imports = [...withoutComments(text).matchAll(specifiers)].map(([, , specifier = '']) =>
          resolve(file, specifier),
        );
        return { file, text, imports };
      }),
  );

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
