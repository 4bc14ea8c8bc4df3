import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedFiles } from '#functions/site/render.ts';
import type { SiteStorage } from '#functions/site/site-storage.ts';

/** The release that is served, and the build whose scripts its pages use. */
export interface ActiveRelease {
  readonly number: number;
  readonly build: string;
}

const pointerFile = 'active.json';
const releaseFolder = (folder: string, number: number): string => path.join(folder, `release-${number}`);

/** Reads which release is served; undefined while nothing was published. */
export const readActiveRelease = async (folder: string): Promise<ActiveRelease | undefined> => {
  try {
    return JSON.parse(await readFile(path.join(folder, pointerFile), 'utf8')) as ActiveRelease;
  } catch {
    return undefined;
  }
};

export interface LocalSiteStorage extends SiteStorage {
  /** Folder of a staged release. */
  readonly folderOf: (number: number) => string;
}

/**
 * Releases in a folder, served over the built site. A release is written under another name and renamed when it is
 * complete; a pointer file, replaced by renaming, names the served one.
 */
export const localSiteStorage = (
  folder: string,
  builtSite: string,
  build: string,
  onActivate: (release: ActiveRelease) => void | Promise<void> = () => undefined,
): LocalSiteStorage => {
  const folderOf = (number: number) => releaseFolder(folder, number);
  const deleteOthers = async (active: number) => {
    for (const name of await readdir(folder))
      if (/^(?:release-|staging-)/.test(name) && name !== `release-${active}`)
        await rm(path.join(folder, name), { recursive: true, force: true });
  };
  return {
    folderOf,
    missingAssets: async (files) => files.filter((file) => !existsSync(path.join(builtSite, file))),
    readRelease: async () => undefined,
    stageRelease: async (number, files: RenderedFiles) => {
      const staging = path.join(folder, `staging-${number}`);
      await rm(staging, { recursive: true, force: true });
      for (const [file, text] of Object.entries(files)) {
        const target = path.join(staging, file);
        if (!target.startsWith(`${staging}${path.sep}`)) throw new Error(`${file} leaves the site's folder`);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      await rm(folderOf(number), { recursive: true, force: true });
      await rename(staging, folderOf(number));
    },
    activateRelease: async (number) => {
      const release: ActiveRelease = { number, build };
      const fresh = path.join(folder, `${pointerFile}.new`);
      await writeFile(fresh, JSON.stringify(release));
      await rename(fresh, path.join(folder, pointerFile));
      await onActivate(release);
      await deleteOthers(number);
    },
  };
};
