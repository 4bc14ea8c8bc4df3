import { Worker } from 'node:worker_threads';
import type { SiteValues } from '#shared/site/site-values.ts';
import { rendererFolder } from './renderer-source.ts';

export interface RenderTask {
  /** Public address without a trailing slash. */
  readonly site: string;
  readonly values: SiteValues;
  /** The table's posts; without them, the build's. */
  readonly posts?: readonly unknown[] | undefined;
  /** Renders only the page at this path. */
  readonly only?: string | undefined;
}

/** Files of the site by path, such as `pricing/index.html`. */
export type RenderedFiles = Readonly<Record<string, string>>;

const maxDurationMs = 60_000;

/** Renders the site in a separate thread, because its modules read the values while they load. */
export const renderInWorker = (task: RenderTask, folder: URL = rendererFolder): Promise<RenderedFiles> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('render-worker.js', folder), { workerData: task });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error('Rendering took longer than a minute'));
    }, maxDurationMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The renderer ended without pages'));
    });
  });
