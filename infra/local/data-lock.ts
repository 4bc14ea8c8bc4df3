import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';

/**
 * Keeps a second process out of the same data folder. The operating system lets go of the lock when the process ends,
 * in whatever way, so that it never has to be cleaned up.
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
