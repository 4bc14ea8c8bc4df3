import { build } from 'esbuild';

/**
 * The text of `/sw.js`. With SERVICE_WORKER=off it is the worker that takes itself and all it kept away: the way to be
 * rid of it in every browser.
 */
export const workerCode = async (
  fontFiles: readonly string[],
  isOff = process.env.SERVICE_WORKER === 'off',
): Promise<string> => {
  const font = (name: string) => {
    const file = fontFiles.find((one) => one.startsWith(`${name}-`));
    if (!file) throw new Error(`The build has no font ${name}, which the offline page shows.`);
    return `/assets/${file}`;
  };
  const { outputFiles } = await build({
    entryPoints: [isOff ? 'web/offline/retired-worker.ts' : 'web/offline/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { FONTS: JSON.stringify({ bricolage: font('bricolage'), figtree: font('figtree') }) },
  });
  const code = outputFiles[0]?.text;
  if (!code) throw new Error('The service worker could not be built.');
  return code;
};
