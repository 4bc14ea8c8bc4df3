import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ColdStart {
  /** Median import time of the bundle in a fresh process, in milliseconds. */
  readonly importMs: number;
  /** Time of the whole process (start, import, exit) relative to one with an empty handler. */
  readonly ratio: number;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Imports one module in a fresh process, as Lambda's Init phase does. */
const measureOnce = async (file: string): Promise<{ importMs: number; processMs: number }> => {
  const code = `const t=performance.now();await import(${JSON.stringify(pathToFileURL(file).href)});process.stdout.write(String(performance.now()-t));process.exit(0)`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'table' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, 'close');
  return { importMs: Number(output), processMs: performance.now() - startedAt };
};

/**
 * Measures each bundle's cold start next to an empty handler, interleaved so that other load affects all
 * alike.
 */
export const coldStarts = async (
  files: ReadonlyMap<string, string>,
  rounds: number,
): Promise<Map<string, ColdStart>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const empty = path.join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 });\n');
  const all = new Map([['empty', empty], ...files]);
  const seen = new Map<string, { importMs: number[]; processMs: number[] }>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, file] of all) {
      const { importMs, processMs } = await measureOnce(file);
      const entry = seen.get(name) ?? { importMs: [], processMs: [] };
      entry.importMs.push(importMs);
      entry.processMs.push(processMs);
      seen.set(name, entry);
    }
  }
  const base = median(seen.get('empty')?.processMs ?? [1]);
  return new Map(
    [...seen].map(([name, { importMs, processMs }]) => [
      name,
      { importMs: median(importMs), ratio: median(processMs) / base },
    ]),
  );
};
