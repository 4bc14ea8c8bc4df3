import type { PostsReference } from '#functions/assistant/retrieval/published-posts.ts';
import type { Deps } from '#functions/http/types.ts';
import { markLive, replaceLivePosts, savePosts } from './go-live.ts';
import type { RenderedFiles, RenderTask } from './render.ts';
import type { SiteStorage } from './site-storage.ts';
import { listNumbers, listPublishedPosts, movePublication, readPublication, resolveValues } from './store.ts';

export interface ReleaseDeps extends Pick<Deps, 'table' | 'clock' | 'log'> {
  readonly storage: SiteStorage;
  readonly render: (task: RenderTask) => Promise<RenderedFiles>;
  readonly siteUrl: string;
}

/** The rendered site can't be published; the message is for the owner. */
class UnusableSite extends Error {}

/** URLs of scripts and styles in the pages. */
const namedAssets = (files: RenderedFiles): string[] => [
  ...new Set(
    Object.entries(files)
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([, html]) => [...html.matchAll(/["' ]\/(assets\/[\w.-]+\.(?:js|css|woff2))/g)])
      .flatMap(([, file]) => file ?? []),
  ),
];

const checkPages = async ({ storage }: ReleaseDeps, files: RenderedFiles): Promise<void> => {
  const own = new Set(Object.keys(files));
  const missing = await storage.missingAssets(namedAssets(files).filter((file) => !own.has(file)));
  if (missing.length > 0)
    throw new UnusableSite(`The pages name ${missing[0]}, which the site doesn't have. Deploy it again.`);
};

interface RenderedSite {
  readonly files: RenderedFiles;
  /** Search data of its posts. */
  readonly posts: PostsReference;
}

/**
 * Renders the site and stores its posts' search data; throws `UnusableSite` if that fails, because a retry would fail too.
 */
const renderPages = async (deps: ReleaseDeps, number: number): Promise<RenderedSite> => {
  const [values, posts] = await Promise.all([
    resolveValues(deps.table, number),
    listPublishedPosts(deps.table, deps.clock()),
  ]);
  let files: RenderedFiles;
  try {
    files = await deps.render({ site: deps.siteUrl, values, posts });
  } catch (error) {
    throw new UnusableSite(`A page could not be rendered: ${(error as Error).message}`, { cause: error });
  }
  await checkPages(deps, files);
  return { files, posts: await savePosts(deps.table, number, posts) };
};

/**
 * Renders a publication and makes it the served site. Every page is rendered before the first is written, and the
 * served site changes only when all are staged. Errors of the storage or table are thrown: the next call resumes
 * from the staged release. A site that can't be rendered is marked as failed; the old one stays.
 */
export const releasePublication = async (deps: ReleaseDeps, number: number): Promise<void> => {
  const { table, storage, clock, log } = deps;
  const publication = await readPublication(table, number);
  if (publication.state !== 'rendering') return;
  const waiting = await listNumbers(table, 'rendering', clock());
  if (waiting.some((other) => other > number)) {
    await movePublication(table, number, ['rendering'], { state: 'replaced' });
    return;
  }
  let files = await storage.readRelease(number);
  if (!files) {
    try {
      ({ files } = await renderPages(deps, number));
    } catch (error) {
      if (!(error instanceof UnusableSite)) throw error;
      log.error('site.unrendered', { number, reason: error.message });
      await movePublication(table, number, ['rendering'], {
        state: 'failed',
        error: error.message.slice(0, 500),
      });
      return;
    }
    await storage.stageRelease(number, files);
  }
  await storage.activateRelease(number, files);
  const older = waiting.filter((other) => other < number);
  await markLive(table, number, older, clock());
  log.info('site.live', { number, files: Object.keys(files).length });
};

/** Renders the live publication again, after a deployment brought new defaults or scripts. */
export const renderLiveAgain = async (deps: ReleaseDeps, number: number): Promise<RenderedFiles> => {
  const { files, posts } = await renderPages(deps, number);
  await deps.storage.stageRelease(number, files);
  await deps.storage.activateRelease(number, files);
  await replaceLivePosts(deps.table, number, posts, deps.clock());
  return files;
};
