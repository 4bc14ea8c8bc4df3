import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { dataFile } from './engine.ts';
import { deleteMails } from './mail-to-file.ts';

/**
 * Rewrites the database's file without the bytes of deleted items, and empties its write-ahead log. Writers wait meanwhile. In a
 * worker, because SQLite blocks its thread.
 */
export const compactDatabase = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compact-database.ts', import.meta.url), { workerData: file });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });

/** Deletes the emails about erased people and the remains of their items in the database file. Returns the number of emails. */
export const afterErasure =
  (dataDir: string, isEmbedded: boolean) =>
  async (people: readonly string[], hasErased: boolean): Promise<number> => {
    const mails = await deleteMails(dataDir)(people);
    if (isEmbedded && hasErased) await compactDatabase(path.join(dataDir, dataFile));
    return mails;
  };
