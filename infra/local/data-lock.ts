import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

/**
 * Locks the data folder against a second process. The operating system releases the lock when the process
 * ends, so a crash leaves no stale lock.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const database = new DatabaseSync(path.join(dataDir, 'lock'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw new StartupError(`DATA_DIR ${dataDir} is in use by another running Parley.`, { cause });
  }
  return () => database.close();
};
