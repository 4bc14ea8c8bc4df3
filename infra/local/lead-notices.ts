import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '#functions/http/types.ts';
import { notify } from '#functions/notify/notify.ts';
import { insertionsAfter, type StreamPosition } from './table-stream.ts';

export interface LeadNoticesOptions {
  readonly endpoint: string;
  readonly table: string;
  readonly dataDir: string;
  readonly siteUrl: () => string;
  readonly log: Logger;
}

/** Records handled at a time, as the stream's event source does it on AWS. */
const batchSize = 100;
const pauseMs = 150;
const retryMs = 5000;

/**
 * What the table's stream and the notifying function do on AWS: each new lead becomes a line of
 * `notifications.jsonl` in the data folder. The position in the stream is kept beside it, so that nothing is forgotten when
 * the process ends between a lead and its notice. `wake` says that something may have been written.
 */
export const leadNotices = ({ endpoint, table, dataDir, siteUrl, log }: LeadNoticesOptions) => {
  const positionFile = path.join(dataDir, 'notifications.position');
  const outbox = path.join(dataDir, 'notifications.jsonl');
  let position: StreamPosition | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let ended = false;

  const remember = async (now: StreamPosition) => {
    await writeFile(`${positionFile}.new`, JSON.stringify(now));
    await rename(`${positionFile}.new`, positionFile);
    position = now;
  };

  const drain = async () => {
    position ??= await readFile(positionFile, 'utf8').then(
      (text) => JSON.parse(text) as StreamPosition,
      () => undefined,
    );
    const { insertions, position: end } = await insertionsAfter(endpoint, table, position);
    if (!end) return;
    for (let i = 0; i < insertions.length; i += batchSize) {
      const batch = insertions.slice(i, i + batchSize);
      const failed = await notify(
        batch.map(({ sequence, item }) => ({ id: String(sequence), item: item as never })),
        {
          siteUrl: siteUrl(),
          log,
          sendMail: (mail) => appendFile(outbox, `${JSON.stringify(mail)}\n`, { mode: 0o600 }),
        },
      );
      if (failed.length > 0) throw new Error('a notice could not be written');
      await remember({ ...end, sequence: batch.at(-1)?.sequence ?? end.sequence });
    }
    if (end.sequence !== position?.sequence || end.stream !== position?.stream) await remember(end);
  };

  const schedule = (ms: number) => {
    if (ended || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      again = false;
      running = drain()
        .catch((error: unknown) => {
          if (!ended) log.error('notify.stream', { error: error instanceof Error ? error.name : 'unknown' });
          again = !ended;
        })
        .finally(() => {
          running = undefined;
          if (again) schedule(retryMs);
        });
    }, ms);
    timer.unref();
  };

  return {
    wake: () => {
      if (running) running.finally(() => schedule(pauseMs)).catch(() => {});
      else schedule(pauseMs);
    },
    stop: async () => {
      ended = true;
      clearTimeout(timer);
      await running;
    },
  };
};
