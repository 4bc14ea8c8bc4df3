import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '#functions/routes.ts';
import { renderInWorker } from '#functions/site/render.ts';
import { contentHash } from '../build/content-hash.ts';
import { StartupError } from '../startup-error.ts';
import { optionalSettings } from './row-environment.ts';
import { startRuntime } from './runtime.ts';
import { readSettings } from './settings.ts';
import { siteRewrite } from './site-rewrite.ts';
import { staticSite } from './static-site.ts';
import { onStopSignal } from './stop-signals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builtSite = path.join(root, 'dist/web');

/** Serves the built product until it is stopped: `npm start` runs this after the build. */
export const serve = async (): Promise<void> => {
  if (process.argv.length > 2)
    throw new StartupError(
      `There are no options (${process.argv.slice(2).join(' ')}): settings are environment variables.`,
    );
  const settings = readSettings(process.env, optionalSettings(routes));
  const address = { url: settings.siteUrl };
  const openSite = (release?: string) =>
    staticSite(builtSite, (text) => siteRewrite(text, address.url), release);
  let site = openSite();
  const runtime = await startRuntime({
    settings,
    storage: 'disk',
    serveSite: (request, response) => site.serve(request, response),
    publishing: {
      builtSite,
      build: contentHash(root),
      folder: path.join(settings.dataDir, 'site'),
      render: renderInWorker,
      serveRelease: (release) => {
        site = openSite(release);
      },
    },
  });
  address.url = runtime.settings.siteUrl;
  onStopSignal(runtime.stop);
  runtime.engine?.onLoss((reason) => {
    process.stderr.write(`Stopping: ${reason}\n`);
    process.exit(1);
  });
  if (runtime.setupCode)
    console.log(`First setup: ${runtime.settings.siteUrl}/admin#setup=${runtime.setupCode}`);
  console.log(`Ready on ${runtime.url}`);
  await site.warm();
};
