import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteValues } from '#shared/site/site-values.ts';
import type { BuildParts } from './render-site.ts';

/** The task of a worker thread that renders one publication and ends. */
export interface RenderTask {
  readonly site: string;
  readonly values: SiteValues;
  /** The table's posts; without them, the repository's. */
  readonly posts?: readonly unknown[] | undefined;
  readonly only?: string | undefined;
}

const { site, values, posts, only } = workerData as RenderTask;
// The modules below read these values while they load, so each publication needs a fresh thread.
Object.assign(globalThis, { siteValues: values, ...(posts ? { sitePosts: posts } : {}) });
const parts = JSON.parse(await readFile(new URL('./parts.json', import.meta.url), 'utf8')) as BuildParts;
const { renderSite } = await import('./render-site.ts');
parentPort?.postMessage(await renderSite({ parts, site, values, only }));
