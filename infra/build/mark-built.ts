import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Built, contentHash } from './content-hash.ts';

/** Where a build of the site or of the functions leaves the hash of what it was made from. */
export const stampOf = (root: string, what: Built = 'web'): string =>
  path.join(root, 'dist', `${what}.sources`);

const root = fileURLToPath(new URL('../..', import.meta.url));

// Last step of `npm run build:web` and `build:functions`; a build into another folder is nobody's default and is not marked.
if (import.meta.main && !process.env.WEB_OUT_DIR) {
  const what = process.argv[2] === 'functions' ? 'functions' : 'web';
  writeFileSync(stampOf(root, what), contentHash(root, what));
}
