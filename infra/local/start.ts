import { fileURLToPath } from 'node:url';
import { routes } from '#functions/routes.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { prepareOtherPacks, preparePacks } from './assistant-packs.ts';
import { exitOnError } from './exit-on-error.ts';
import { optionalSettings } from './row-environment.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** `npm start`: validates the settings before the build, to report a typing error at once. */
const start = async () => {
  readSettings(process.env, optionalSettings(routes));
  await buildIfStale(fileURLToPath(new URL('../..', import.meta.url)));
  await preparePacks(['en']);
  await serve();
  prepareOtherPacks();
};

start().catch(exitOnError);
