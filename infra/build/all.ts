import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';
import { buildFunctions } from './functions.ts';

// `cdk` runs this before each synth, so `npx cdk deploy` always deploys the current sources.
await Promise.all([buildIfStale(fileURLToPath(new URL('../..', import.meta.url))), buildFunctions()]);
