import { StartupError } from '../startup-error.ts';

/** Ends with 1: one sentence when the reason is known, the stack when it is a mistake of ours. */
export const exitOnError = (error: unknown): never => {
  const text = error instanceof Error ? (error instanceof StartupError ? error.message : error.stack) : error;
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
