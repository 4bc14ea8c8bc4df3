import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StoredSecret } from '#functions/http/stored-secret.ts';

/** Stores a secret in a file that only its owner can read. */
export const fileSecret = (dataDir: string, name: 'mail-password' | 'model-key'): StoredSecret => {
  const file = path.join(dataDir, name);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    write: async (secret) => {
      if (secret === undefined) return rm(file, { force: true });
      const handle = await open(`${file}.new`, 'w', 0o600);
      await handle.writeFile(secret);
      await handle.sync();
      await handle.close();
      await rename(`${file}.new`, file);
    },
  };
};

/** For runs that store nothing on disk. */
export const memorySecret = (): StoredSecret => {
  let stored: string | undefined;
  return {
    read: async () => stored,
    write: async (secret) => {
      stored = secret;
    },
  };
};
