import path from 'node:path/posix';
import { fileCacheControl } from '#shared/site/file-headers.ts';
import type { Bucket, StoredFile } from './bucket.ts';
import type { RenderedFiles } from './render.ts';
import type { SiteStorage } from './site-storage.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const toStored = (file: string, body: string): StoredFile => ({
  body,
  type: types[path.extname(file)] ?? 'application/octet-stream',
  cacheControl: fileCacheControl(`/${file}`),
});

/** Outside the paths that the edge serves. */
const releaseKey = (number: number): string => `releases/${number}.json`;
const activeKey = 'releases/active.json';

const parse = <T>(text: string | undefined): T | undefined => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

const isAsset = (file: string): boolean => file.startsWith('assets/');
const isPage = (file: string): boolean => file.endsWith('.html');
const isFront = (file: string): boolean => file === 'index.html';
/** Files in the order of their upload: assets before the pages that use them, and the front page last. */
const inOrder = (files: readonly string[]): string[][] => [
  files.filter(isAsset),
  files.filter((file) => !isAsset(file) && !isFront(file)),
  files.filter(isFront),
];

const atOnce = 10;

/** Does the work for all files, some at once. After an error none of it goes on, so it can be repeated. */
const forEachFile = async (
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < files.length; start += atOnce) {
    const results = await Promise.allSettled(files.slice(start, start + atOnce).map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
};

export interface BucketStorageOptions {
  readonly bucket: Bucket;
  /** Pages of the deployed build; a release may leave one out, such as a withdrawn post. */
  readonly builtPages: readonly string[];
  /** Makes the edge fetch the files again. */
  readonly invalidate: (reference: string) => Promise<void>;
  /** Unique text for each invalidation. */
  readonly reference: () => string;
}

/**
 * Releases in the site's bucket. A release is one staged object with all files, so it is complete or absent. Its
 * activation overwrites the served files, assets first; an interrupted activation is repeated from the
 * staged object until it is complete.
 */
export const bucketStorage = (options: BucketStorageOptions): SiteStorage => {
  const { bucket, builtPages, invalidate, reference } = options;
  return {
    missingAssets: async (files) => {
      const found = await Promise.all(files.map((file) => bucket.has(file)));
      return files.filter((_, index) => !found[index]);
    },
    readRelease: async (number) => parse<RenderedFiles>(await bucket.get(releaseKey(number))),
    stageRelease: (number, files) =>
      bucket.put(releaseKey(number), {
        body: JSON.stringify(files),
        type: 'application/json',
        cacheControl: 'no-store',
      }),
    activateRelease: async (number, files) => {
      for (const names of inOrder(Object.keys(files)))
        await forEachFile(names, (file) => bucket.put(file, toStored(file, files[file] ?? '')));
      const before = parse<{ pages: string[] }>(await bucket.get(activeKey))?.pages ?? [];
      const gone = [...new Set([...before, ...builtPages])].filter((page) => files[page] === undefined);
      await forEachFile(gone, bucket.delete);
      await bucket.put(activeKey, {
        body: JSON.stringify({ number, pages: Object.keys(files).filter(isPage) }),
        type: 'application/json',
        cacheControl: 'no-store',
      });
      await invalidate(reference());
    },
  };
};
