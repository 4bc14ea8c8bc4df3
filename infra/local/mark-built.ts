import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from './content-hash.ts';

/** Where a build of the site leaves the hash of what it was made from. */
export const stampOf = (root: string): string => path.join(root, 'dist', 'web.sources');

const root = fileURLToPath(new URL('../..', import.meta.url));

// Last step of `npm run build:web`; a build into another folder is nobody's default and is not marked.
if (import.meta.main && !process.env.WEB_OUT_DIR) writeFileSync(stampOf(root), contentHash(root));
