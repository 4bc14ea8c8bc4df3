import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Addition } from './toy-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface House {
  readonly folder: string;
  /** Writes the files of an addition and returns the paths it changed. */
  readonly add: (addition: Addition) => readonly string[];
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly remove: () => void;
}

/** A temporary copy of the sources that links to the installed packages. */
export const copiedHouse = (): House => {
  const results = path.join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'house-'));
  for (const part of ['shared', 'functions', 'infra', 'web', 'test', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const add = ({ files, lines }: Addition) => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    for (const [file, additions] of Object.entries(lines))
      for (const { at: place, add: text } of additions) {
        const before = read(file);
        if (before.split(place).length !== 2) throw new Error(`${file} has not exactly one place ${place}`);
        write(
          file,
          before.replace(place, () => `${text}${place}`),
        );
      }
    return [...Object.keys(files), ...Object.keys(lines)];
  };
  return { folder, add, write, read, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
