import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

const shown = ['paper', 'text', 'text-soft', 'line', 'accent', 'accent-text', 'on-accent'];

/** The colours that the offline page shows, from the brand's own list. */
const palette = (tokens: string): string =>
  shown
    .map((name) => {
      const [line] = new RegExp(`--${name}: [^;]+;`).exec(tokens) ?? [];
      if (!line) throw new Error(`web/brand/tokens.css has no --${name}, which the offline page shows.`);
      return line;
    })
    .join('');

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
    define: {
      FONTS: JSON.stringify({ display: font('display'), text: font('text') }),
      PALETTE: JSON.stringify(palette(await readFile('web/brand/tokens.css', 'utf8'))),
      MARK: JSON.stringify(await readFile('web/public/favicon.svg', 'utf8')),
    },
  });
  const code = outputFiles[0]?.text;
  if (!code) throw new Error('The service worker could not be built.');
  return code;
};
