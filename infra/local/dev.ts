import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { routes } from '#functions/routes.ts';
import { announce } from './announce.ts';
import { exitOnError } from './exit-on-error.ts';
import type { Serve } from './http-server.ts';
import { optionalSettings } from './row-environment.ts';
import { startRuntime } from './runtime.ts';
import { readSettings } from './settings.ts';
import { onStopSignal } from './stop-signals.ts';

/** `npm run dev`: the same API and table, with Vite serving the site's sources on the same address. */
const dev = async () => {
  const settings = readSettings(process.env, optionalSettings(routes));
  let vite: ViteDevServer | undefined;
  const serveSite: Serve = async (request, response) => {
    if (vite) vite.middlewares(request, response);
    else response.writeHead(503, { 'retry-after': '1' }).end();
  };
  const runtime = await startRuntime({ settings, storage: 'disk', serveSite });
  vite = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    // The other loaders write a file, which would restart this process in watch mode.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: runtime.front.server } },
  });
  onStopSignal(async () => {
    await vite?.close();
    await runtime.stop();
  });
  await announce(runtime);
  console.log(`Ready on ${runtime.url}`);
};

dev().catch(exitOnError);
