import { readFile } from 'node:fs/promises';

/** All posts as they are searched, compressed: the build laid them beside the code. */
export const postsBytes = (): Promise<Buffer> => readFile(new URL('./posts.pack', import.meta.url));
