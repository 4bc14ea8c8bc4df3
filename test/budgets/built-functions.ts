import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { routes } from '#functions/routes.ts';
import { dist } from './built-site.ts';

export interface FunctionBytes {
  readonly route: string;
  readonly file: string;
  /** Minified bundle. */
  readonly bytes: number;
  /** Whether the assistant's language packs are beside it. */
  readonly readsPacks: boolean;
  /** As it travels to Lambda. */
  readonly zip: number;
}

/** Size of every function's bundle; undefined for one that was not built. */
export const functionBytes = (): (FunctionBytes | { route: string; file: undefined })[] =>
  Object.keys(routes).map((route) => {
    const file = path.join(dist, 'functions', route, 'index.mjs');
    if (!existsSync(file)) return { route, file: undefined };
    const content = readFileSync(file);
    const readsPacks = existsSync(path.join(path.dirname(file), 'en.pack'));
    return {
      route,
      file,
      readsPacks,
      bytes: content.length,
      zip: deflateRawSync(content, { level: 9 }).length,
    };
  });
