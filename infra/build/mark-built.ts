import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildTarget, contentHash } from './content-hash.ts';

/** File that stores the hash of the sources of the last build. */
export const stampFile = (root: string, what: BuildTarget = 'web'): string =>
  path.join(root, 'dist', `${what}.sources`);

const root = fileURLToPath(new URL('../..', import.meta.url));

// Last step of `npm run build:web` and `build:functions`. A build into another folder leaves no stamp.
if (import.meta.main && !process.env.WEB_OUT_DIR) {
  const what = process.argv[2] === 'functions' ? 'functions' : 'web';
  writeFileSync(stampFile(root, what), contentHash(root, what));
}
