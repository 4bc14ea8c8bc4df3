import { StartupError } from '../startup-error.ts';

/** Exits with code 1: prints the message of a StartupError, and the stack of any other error. */
export const exitOnError = (error: unknown): never => {
  const text = error instanceof Error ? (error instanceof StartupError ? error.message : error.stack) : error;
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
