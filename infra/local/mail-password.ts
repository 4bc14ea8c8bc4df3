import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MailPassword } from '#functions/http/mail-password.ts';

/** Stores the mail server's password in a file that only its owner can read. */
export const filePassword = (dataDir: string): MailPassword => {
  const file = path.join(dataDir, 'mail-password');
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    write: async (password) => {
      if (password === undefined) return rm(file, { force: true });
      const handle = await open(`${file}.new`, 'w', 0o600);
      await handle.writeFile(password);
      await handle.sync();
      await handle.close();
      await rename(`${file}.new`, file);
    },
  };
};

/** For runs that store nothing on disk. */
export const memoryPassword = (): MailPassword => {
  let stored: string | undefined;
  return {
    read: async () => stored,
    write: async (password) => {
      stored = password;
    },
  };
};
