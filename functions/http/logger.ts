import type { Logger } from './types.ts';

type Write = (line: string) => void;

/** One JSON object per line on standard output, where Lambda's log agent picks it up. */
export const jsonLogger = (write: Write = (line) => process.stdout.write(line)): Logger => {
  const log =
    (level: string) =>
    (event: string, data: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...data })}\n`);
  return { info: log('info'), warn: log('warn'), error: log('error') };
};
