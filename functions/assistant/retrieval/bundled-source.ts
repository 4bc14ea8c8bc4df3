import { readFile } from 'node:fs/promises';

/** Returns the compressed search data of all posts, bundled next to the code. */
export const postsBytes = (): Promise<Buffer> => readFile(new URL('./posts.pack', import.meta.url));
