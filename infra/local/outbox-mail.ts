import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailText } from '#functions/notify/formats.ts';

/** Here a mail to the owner is a line of `notifications.jsonl` in the data folder. */
export const outboxMail = (dataDir: string) => {
  const file = path.join(dataDir, 'notifications.jsonl');
  return (mail: MailText): Promise<void> => appendFile(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
};
