import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { buildFunctions } from './functions.ts';

// What `cdk` runs before it synthesizes, so that a plain `npx cdk deploy` always deploys the sources as they are.
await Promise.all([buildIfStale(fileURLToPath(new URL('../..', import.meta.url))), buildFunctions()]);
