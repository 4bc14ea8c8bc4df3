import type { RenderedFiles } from './render.ts';

/** The files of a complete release. */
export interface ReleaseManifest {
  readonly files: readonly string[];
}

/** Where the site's files are stored: a local folder, or a bucket on AWS. Every operation may be repeated. */
export interface SiteStorage {
  /** Returns the assets (paths such as `assets/x.js`) that the served site lacks. */
  missingAssets(files: readonly string[]): Promise<string[]>;
  /** Returns a staged release; undefined if it is not staged completely. */
  readRelease(number: number): Promise<RenderedFiles | undefined>;
  /** Stages a release separately from the served site; its manifest is written last. */
  stageRelease(number: number, files: RenderedFiles): Promise<void>;
  /** Makes a staged release the served site. An interrupted activation is completed by the next one. */
  activateRelease(number: number, files: RenderedFiles): Promise<void>;
}
