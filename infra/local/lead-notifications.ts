import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEvents } from '#functions/events/raise.ts';
import type { Deps, Logger } from '#functions/http/types.ts';
import { notify } from '#functions/notifications/notify.ts';
import type { Table } from '#functions/table/table.ts';
import { localChannels, localJobEnv } from './local-channels.ts';
import {
  advancePosition,
  firstPosition,
  type LeadPosition,
  parsePosition,
  readLeadsAfter,
} from './new-leads.ts';

export interface LeadNotificationOptions extends Pick<Deps, 'clock' | 'newId' | 'mailPassword'> {
  readonly table: Table;
  readonly dataDir: string;
  readonly siteUrl: () => string;
  readonly visitorSecret: string;
  readonly log: Logger;
}

/** Records per batch, as in the event source on AWS. */
const batchSize = 100;
const pauseMs = 300;
const retryMs = 5000;

/**
 * Replaces the table's stream and the notification function: mails the owner, or without mail
 * appends a line to `notifications.jsonl` in the data folder, for each new lead. The position is saved beside it, so a restart loses no notification. Call
 * `wake` after a write.
 */
export const startLeadNotifications = (options: LeadNotificationOptions) => {
  const { table, dataDir, siteUrl, log } = options;
  const positionFile = path.join(dataDir, 'notifications.position');
  let position: LeadPosition | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let shouldRetry = false;
  let isStopped = false;

  const savePosition = async (now: LeadPosition) => {
    await writeFile(`${positionFile}.new`, JSON.stringify(now));
    await rename(`${positionFile}.new`, positionFile);
    position = now;
  };

  const readPosition = (): Promise<LeadPosition> =>
    readFile(positionFile, 'utf8').then(parsePosition, () => firstPosition);

  const drain = async (): Promise<void> => {
    position ??= await readPosition();
    const leads = await readLeadsAfter(table, position);
    if (leads.length === 0) return;
    const env = localJobEnv({ ...options, siteUrl: siteUrl() });
    const channels = await localChannels({ ...options, siteUrl: siteUrl() });
    for (let i = 0; i < leads.length; i += batchSize) {
      const batch = leads.slice(i, i + batchSize);
      const records = batch.map((item) => ({ id: String(item.sk), item }));
      const failed = [
        ...(await notify(records, channels)),
        ...(await handleEvents(records, { ...options, env })),
      ];
      if (failed.length > 0) throw new Error('a notice could not be written');
      await savePosition(advancePosition(position, batch));
    }
    // A lead may have queued an event.
    await drain();
  };

  const schedule = (ms: number) => {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      shouldRetry = false;
      running = drain()
        .catch((error: unknown) => {
          if (!isStopped)
            log.error('notify.local', { error: error instanceof Error ? error.name : 'unknown' });
          shouldRetry = !isStopped;
        })
        .finally(() => {
          running = undefined;
          if (shouldRetry) schedule(retryMs);
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
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
