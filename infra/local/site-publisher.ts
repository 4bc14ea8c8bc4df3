import { mkdir } from 'node:fs/promises';
import { loadSiteValues } from '#functions/http/live-site-values.ts';
import type { Deps } from '#functions/http/types.ts';
import { type ReleaseDeps, releasePublication, renderLiveAgain } from '#functions/site/release.ts';
import { listNumbers, readLive, startDuePublications } from '#functions/site/store.ts';
import { type ActiveRelease, localSiteStorage, readActiveRelease } from './site-storage.ts';

export interface SitePublisherOptions extends Pick<Deps, 'table' | 'clock' | 'log'> {
  /** Folder of the releases. */
  readonly folder: string;
  readonly builtSite: string;
  /** Identifies the build whose scripts the pages use. */
  readonly build: string;
  readonly siteUrl: string;
  readonly render: ReleaseDeps['render'];
  /** Serves another release from now on. */
  readonly serveRelease: (folder: string) => void;
}

const everyMs = 60_000;

/**
 * Replaces the renderer on AWS: publishes whatever is waiting at start and when it is woken after a write,
 * and checks once a minute for scheduled publications. After a new build, renders the live publication again.
 * Serves the active release at once.
 */
export const startSitePublisher = async (options: SitePublisherOptions) => {
  const { table, clock, log, folder, builtSite, build, siteUrl, render, serveRelease } = options;
  await mkdir(folder, { recursive: true });
  const storage = localSiteStorage(folder, builtSite, build, async ({ number }: ActiveRelease) =>
    serveRelease(storage.folderOf(number)),
  );
  const deps: ReleaseDeps = { table, clock, log, storage, render, siteUrl };

  const serveActive = async () => {
    const [live, active] = await Promise.all([readLive(table), readActiveRelease(folder)]);
    if (!live) return;
    await loadSiteValues(table);
    if (active?.number === live.number && active.build === build) serveRelease(storage.folderOf(live.number));
    else await renderLiveAgain(deps, live.number);
  };

  const publish = async () => {
    await startDuePublications(table, clock());
    for (const number of (await listNumbers(table, 'rendering', clock())).reverse())
      await releasePublication(deps, number);
    await loadSiteValues(table);
  };

  let running: Promise<void> | undefined;
  let isWoken = false;
  const report = (error: unknown) =>
    log.error('site.local', { reason: error instanceof Error ? error.message : 'unknown' });
  const wake = (): void => {
    if (running) {
      isWoken = true;
      return;
    }
    running = publish()
      .catch(report)
      .finally(() => {
        running = undefined;
        if (!isWoken) return;
        isWoken = false;
        wake();
      });
  };
  await serveActive().catch(report);
  wake();
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      isWoken = false;
      await running;
    },
  };
};
