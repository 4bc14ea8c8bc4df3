import { appendFile, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailText } from '#functions/notifications/formats.ts';
import { mentions } from '#shared/domain/mentions.ts';

const mailFile = (dataDir: string): string => path.join(dataDir, 'notifications.jsonl');

/** Serializes writes: a line appended while the file is rewritten would be lost. */
let last: Promise<unknown> = Promise.resolve();
const serialize = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/** How many bytes at the file's end are searched for a repeated mail: hundreds of mails. */
const tailBytes = 256 * 1024;

const readTail = async (file: string): Promise<string> => {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - tailBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tailBytes), 0, tailBytes, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
};

/**
 * Sends mail to the owner by appending a line to `notifications.jsonl` in the data folder. A mail that is already there is not
 * written again: the process may have been killed before it recorded the delivery.
 */
export const mailToFile = (dataDir: string) => {
  const file = mailFile(dataDir);
  let before: string | undefined;
  return (mail: MailText): Promise<void> =>
    serialize(async () => {
      before ??= `\n${await readTail(file)}`;
      // `key` is the first field, so that a visitor's text can't look like one.
      if (before.includes(`\n{"key":${JSON.stringify(mail.key)},`)) return;
      await appendFile(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    });
};

const isAbout = (line: string, people: readonly string[]): boolean => {
  try {
    return mentions(JSON.parse(line), people);
  } catch {
    return mentions(line, people);
  }
};

/** Deletes the emails that name these people, in any spelling; returns their number. */
export const deleteMails =
  (dataDir: string) =>
  (people: readonly string[]): Promise<number> =>
    serialize(async () => {
      const file = mailFile(dataDir);
      const text = await readFile(file, 'utf8').catch(() => '');
      const lines = text.split('\n').filter((line) => line !== '');
      const remaining = lines.filter((line) => !isAbout(line, people));
      if (remaining.length < lines.length) {
        await writeFile(`${file}.new`, remaining.map((line) => `${line}\n`).join(''), { mode: 0o600 });
        await rename(`${file}.new`, file);
      }
      return lines.length - remaining.length;
    });
